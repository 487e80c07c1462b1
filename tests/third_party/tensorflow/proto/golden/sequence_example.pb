


length
#
!
words


deep



learning