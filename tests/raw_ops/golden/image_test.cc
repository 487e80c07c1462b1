// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("image: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["ResizeArea"] = [](TensorSpan in) {
    return outputs(ResizeArea(in[0], in[1]));
  };
  calls["ResizeArea/align_corners"] = [](TensorSpan in) {
    return outputs(ResizeArea(in[0], in[1], {.align_corners = true}));
  };
  calls["ResizeBicubic"] = [](TensorSpan in) {
    return outputs(ResizeBicubic(in[0], in[1]));
  };
  calls["ResizeBicubic/align_corners"] = [](TensorSpan in) {
    return outputs(ResizeBicubic(in[0], in[1], {.align_corners = true}));
  };
  calls["ResizeBicubic/half_pixel_centers"] = [](TensorSpan in) {
    return outputs(ResizeBicubic(in[0], in[1], {.half_pixel_centers = true}));
  };
  calls["ResizeBilinear"] = [](TensorSpan in) {
    return outputs(ResizeBilinear(in[0], in[1]));
  };
  calls["ResizeBilinear/align_corners"] = [](TensorSpan in) {
    return outputs(ResizeBilinear(in[0], in[1], {.align_corners = true}));
  };
  calls["ResizeBilinear/half_pixel_centers"] = [](TensorSpan in) {
    return outputs(ResizeBilinear(in[0], in[1], {.half_pixel_centers = true}));
  };
  calls["ResizeNearestNeighbor"] = [](TensorSpan in) {
    return outputs(ResizeNearestNeighbor(in[0], in[1]));
  };
  calls["ResizeNearestNeighbor/align_corners"] = [](TensorSpan in) {
    return outputs(
        ResizeNearestNeighbor(in[0], in[1], {.align_corners = true}));
  };
  calls["ResizeNearestNeighbor/half_pixel_centers"] = [](TensorSpan in) {
    return outputs(
        ResizeNearestNeighbor(in[0], in[1], {.half_pixel_centers = true}));
  };
  calls["ResizeBicubicGrad"] = [](TensorSpan in) {
    return outputs(ResizeBicubicGrad(in[0], in[1]));
  };
  calls["ResizeBilinearGrad"] = [](TensorSpan in) {
    return outputs(ResizeBilinearGrad(in[0], in[1]));
  };
  calls["ResizeNearestNeighborGrad/align_corners"] = [](TensorSpan in) {
    return outputs(
        ResizeNearestNeighborGrad(in[0], in[1], {.align_corners = true}));
  };
  calls["ScaleAndTranslate/kernel_type/antialias"] = [](TensorSpan in) {
    return outputs(
        ScaleAndTranslate(in[0], in[1], in[2], in[3],
                          {.kernel_type = "lanczos3", .antialias = false}));
  };
  calls["ScaleAndTranslate/kernel_type/antialias/2"] = [](TensorSpan in) {
    return outputs(
        ScaleAndTranslate(in[0], in[1], in[2], in[3],
                          {.kernel_type = "gaussian", .antialias = false}));
  };
  calls["ScaleAndTranslate/kernel_type/antialias/3"] = [](TensorSpan in) {
    return outputs(
        ScaleAndTranslate(in[0], in[1], in[2], in[3],
                          {.kernel_type = "triangle", .antialias = false}));
  };
  calls["ScaleAndTranslateGrad"] = [](TensorSpan in) {
    return outputs(ScaleAndTranslateGrad(in[0], in[1], in[2], in[3]));
  };
  calls["CropAndResize/method/extrapolation_value"] = [](TensorSpan in) {
    return outputs(
        CropAndResize(in[0], in[1], in[2], in[3],
                      {.method = "bilinear", .extrapolation_value = -1.5F}));
  };
  calls["CropAndResizeGradImage/T/method"] = [](TensorSpan in) {
    return outputs(CropAndResizeGradImage(in[0], in[1], in[2], in[3], float32,
                                          {.method = "bilinear"}));
  };
  calls["CropAndResize/method/extrapolation_value/2"] = [](TensorSpan in) {
    return outputs(
        CropAndResize(in[0], in[1], in[2], in[3],
                      {.method = "nearest", .extrapolation_value = -1.5F}));
  };
  calls["CropAndResizeGradImage/T/method/2"] = [](TensorSpan in) {
    return outputs(CropAndResizeGradImage(in[0], in[1], in[2], in[3], float32,
                                          {.method = "nearest"}));
  };
  calls["ImageProjectiveTransformV2/interpolation"] = [](TensorSpan in) {
    return outputs(ImageProjectiveTransformV2(in[0], in[1], in[2], "BILINEAR"));
  };
  calls["ImageProjectiveTransformV3/interpolation/fill_mode"] =
      [](TensorSpan in) {
        return outputs(ImageProjectiveTransformV3(
            in[0], in[1], in[2], in[3], "NEAREST", {.fill_mode = "WRAP"}));
      };
  calls["AdjustContrastv2"] = [](TensorSpan in) {
    return outputs(AdjustContrastv2(in[0], in[1]));
  };
  calls["AdjustHue"] = [](TensorSpan in) {
    return outputs(AdjustHue(in[0], in[1]));
  };
  calls["AdjustSaturation"] = [](TensorSpan in) {
    return outputs(AdjustSaturation(in[0], in[1]));
  };
  calls["RGBToHSV"] = [](TensorSpan in) { return outputs(RGBToHSV(in[0])); };
  calls["HSVToRGB"] = [](TensorSpan in) { return outputs(HSVToRGB(in[0])); };
  calls["NonMaxSuppression/iou_threshold"] = [](TensorSpan in) {
    return outputs(
        NonMaxSuppression(in[0], in[1], in[2], {.iou_threshold = 0.3F}));
  };
  calls["NonMaxSuppressionV2"] = [](TensorSpan in) {
    return outputs(NonMaxSuppressionV2(in[0], in[1], in[2], in[3]));
  };
  calls["NonMaxSuppressionV3"] = [](TensorSpan in) {
    return outputs(NonMaxSuppressionV3(in[0], in[1], in[2], in[3], in[4]));
  };
  calls["NonMaxSuppressionV4/pad_to_max_output_size"] = [](TensorSpan in) {
    const auto v0 = NonMaxSuppressionV4(in[0], in[1], in[2], in[3], in[4],
                                        {.pad_to_max_output_size = true});
    return outputs(v0.selected_indices, v0.valid_outputs);
  };
  calls["NonMaxSuppressionV4/pad_to_max_output_size/2"] = [](TensorSpan in) {
    const auto v0 = NonMaxSuppressionV4(in[0], in[1], in[2], in[3], in[4],
                                        {.pad_to_max_output_size = false});
    return outputs(v0.selected_indices, v0.valid_outputs);
  };
  calls["NonMaxSuppressionV5"] = [](TensorSpan in) {
    const auto v0 =
        NonMaxSuppressionV5(in[0], in[1], in[2], in[3], in[4], in[5]);
    return outputs(v0.selected_indices, v0.selected_scores, v0.valid_outputs);
  };
  calls["NonMaxSuppressionWithOverlaps"] = [](TensorSpan in) {
    return outputs(
        NonMaxSuppressionWithOverlaps(in[0], in[1], in[2], in[3], in[4]));
  };
  calls["CombinedNonMaxSuppression/pad_per_class/clip_boxes"] =
      [](TensorSpan in) {
        const auto v0 = CombinedNonMaxSuppression(
            in[0], in[1], in[2], in[3], in[4], in[5],
            {.pad_per_class = true, .clip_boxes = false});
        return outputs(v0.nmsed_boxes, v0.nmsed_scores, v0.nmsed_classes,
                       v0.valid_detections);
      };
  calls["DrawBoundingBoxes"] = [](TensorSpan in) {
    return outputs(DrawBoundingBoxes(in[0], in[1]));
  };
  calls["DrawBoundingBoxesV2"] = [](TensorSpan in) {
    return outputs(DrawBoundingBoxesV2(in[0], in[1], in[2]));
  };
  calls
      ["StatelessSampleDistortedBoundingBox/aspect_ratio_range/area_range/"
       "max_attempts"] = [](TensorSpan in) {
        const auto v0 = StatelessSampleDistortedBoundingBox(
            in[0], in[1], in[2], in[3],
            {.aspect_ratio_range = {0.5F, 2.0F},
             .area_range = {0.1F, 0.9F},
             .max_attempts = 10});
        return outputs(v0.begin, v0.size, v0.bboxes);
      };
  calls["ExtractGlimpse/centered/normalized/uniform_noise/noise"] =
      [](TensorSpan in) {
        return outputs(ExtractGlimpse(in[0], in[1], in[2],
                                      {.centered = true,
                                       .normalized = false,
                                       .uniform_noise = false,
                                       .noise = "zero"}));
      };
  calls["ExtractGlimpseV2/centered/normalized/uniform_noise/noise"] =
      [](TensorSpan in) {
        return outputs(ExtractGlimpseV2(in[0], in[1], in[2],
                                        {.centered = true,
                                         .normalized = false,
                                         .uniform_noise = false,
                                         .noise = "zero"}));
      };
  calls["EncodePng"] = [](TensorSpan in) {
    const auto v0 = EncodePng(in[0], {.compression = 5});
    return outputs(DecodePng(v0));
  };
  calls["EncodePng/16"] = [](TensorSpan in) {
    const auto v0 = EncodePng(in[0]);
    return outputs(DecodePng(v0, {.dtype = uint16}));
  };
  calls["DecodePng/channels"] = [](TensorSpan in) {
    return outputs(DecodePng(in[0], {.channels = 1}));
  };
  calls["DecodeImage/channels/dtype"] = [](TensorSpan in) {
    return outputs(DecodeImage(in[0], {.channels = 3, .dtype = float32}));
  };
  calls["DecodeImage/expand_animations"] = [](TensorSpan in) {
    return outputs(DecodeImage(in[0], {.expand_animations = false}));
  };
  calls["DecodeJpeg/dct_method"] = [](TensorSpan in) {
    return outputs(DecodeJpeg(in[0], {.dct_method = "INTEGER_ACCURATE"}));
  };
  calls["DecodeJpeg/channels/ratio/fancy_upscaling"] = [](TensorSpan in) {
    return outputs(DecodeJpeg(
        in[0], {.channels = 1, .ratio = 2, .fancy_upscaling = false}));
  };
  calls["DecodeAndCropJpeg"] = [](TensorSpan in) {
    return outputs(DecodeAndCropJpeg(in[0], in[1]));
  };
  calls["ExtractJpegShape/output_type"] = [](TensorSpan in) {
    return outputs(ExtractJpegShape(in[0], {.output_type = int64}));
  };
  calls["EncodeJpeg"] = [](TensorSpan in) {
    const auto v0 = EncodeJpeg(in[0], {.format = "grayscale",
                                       .quality = 80,
                                       .progressive = true,
                                       .optimize_size = true,
                                       .density_unit = "cm",
                                       .x_density = 20,
                                       .xmp_metadata = "<x/>"});
    return outputs(DecodeJpeg(v0));
  };
  calls["DecodeBmp"] = [](TensorSpan in) { return outputs(DecodeBmp(in[0])); };
  calls["DecodePng/fails"] = [](TensorSpan in) {
    return outputs(DecodePng(in[0]));
  };
  calls["DecodePng/fails/2"] = [](TensorSpan in) {
    return outputs(DecodePng(in[0], {.dtype = float32}));
  };
  calls["EncodePng/fails"] = [](TensorSpan in) {
    return outputs(EncodePng(in[0]));
  };
  check_golden("image", calls);
}

}  // namespace
}  // namespace tfx::raw_ops
