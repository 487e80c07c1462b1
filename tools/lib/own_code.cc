// A plug-in of clang-tidy: with the check tfx-own-code, the other checks look
// at the project's code alone. Without it they look at each system header too,
// which takes a quarter to half of the time, and then clang-tidy throws away
// what they found there. tools/lib/check_tidy.py builds it.
#include <vector>

#include "clang-tidy/ClangTidyCheck.h"
#include "clang-tidy/ClangTidyModule.h"
#include "clang-tidy/ClangTidyModuleRegistry.h"
#include "clang/AST/ASTContext.h"
#include "clang/ASTMatchers/ASTMatchFinder.h"

namespace {

class OwnCode : public clang::tidy::ClangTidyCheck {
 public:
  using ClangTidyCheck::ClangTidyCheck;

  void registerMatchers(clang::ast_matchers::MatchFinder* finder) override {
    finder->addMatcher(clang::ast_matchers::translationUnitDecl(), this);
  }

  // The root of the tree is matched first; where to go on from there is asked
  // afterwards.
  void check(
      const clang::ast_matchers::MatchFinder::MatchResult& match) override {
    std::vector<clang::Decl*> own;
    for (clang::Decl* declaration :
         match.Context->getTranslationUnitDecl()->decls()) {
      if (!match.SourceManager->isInSystemHeader(declaration->getLocation())) {
        own.push_back(declaration);
      }
    }
    match.Context->setTraversalScope(own);
  }
};

class Module : public clang::tidy::ClangTidyModule {
  void addCheckFactories(
      clang::tidy::ClangTidyCheckFactories& checks) override {
    checks.registerCheck<OwnCode>("tfx-own-code");
  }
};

const clang::tidy::ClangTidyModuleRegistry::Add<Module> kModule(
    "tfx", "Checks how clang-tidy reads tfx.");

}  // namespace
