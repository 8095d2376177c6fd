import { expect, test } from 'vitest'

import { splitSentence } from './split-sentence.ts'

test('what is wrong stands apart from the rule', () => {
  expect(splitSentence('The regiment has 4 units. It may have 3.')).toEqual({
    first: 'The regiment has 4 units.',
    rest: 'It may have 3.',
  })
})

test('a name with a mark of exclamation or question ends no sentence', () => {
  const say = 'The detachments take 4 DP (More Dakka! 1 and War Horde 3); the list has 3.'
  expect(splitSentence(say)).toEqual({ first: say, rest: '' })
  expect(splitSentence('Call Dat Dakka? Two lists have it.').rest).toBe('')
})
