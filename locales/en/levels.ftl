### Names of the computer's strengths, weakest first.

level-1 = First steps
level-2 = Beginner
level-3 = Easy
level-4 = Casual
level-5 = Steady
level-6 = Skilled
level-7 = Strong
level-8 = Expert
level-9 = Master
level-10 = Full strength
