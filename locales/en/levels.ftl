### The ten levels of the computer player, from one that a child beats to the full engine.
### Shown after the level's number, such as "3 Learner".

level-1 = Newcomer
level-2 = Beginner
level-3 = Learner
level-4 = Casual player
level-5 = Club player
level-6 = Skilled player
level-7 = Strong player
level-8 = Expert
level-9 = Master
level-10 = Champion
