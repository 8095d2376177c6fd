import type { Told } from './moment-words.ts'

/** Something that happens in a game, and when it does. */
interface Event {
  readonly said: RegExp
  readonly told: readonly Told[]
}

const at = (said: RegExp, ...told: readonly (readonly [string, Told['whose']])[]): Event => ({
  said,
  told: told.map(([phase, whose]) => ({ phase, whose })),
})

/** What one's own units do. A charge or a fight can be in the enemy's turn too. */
const ownEvents: readonly Event[] = [
  at(/\bcharge moves?\b|\bdeclares? a charge\b|\bto (?:declare a )?charge\b|\bcharged\b/, [
    'charge',
    null,
  ]),
  at(
    /\b(?:to|or) fight\b|\bfought\b|\bfights\b|\bunit fight\b|\bpil(?:e|es|ing)[ -]in\b|\bconsolidat|\bmelee attacks?\b/,
    ['fight', null],
  ),
  at(/\b(?:to|or) shoot\b|\bha(?:s|ve) shot\b|\bshoots\b|\branged attacks?\b/, [
    'shooting',
    'your',
  ]),
  at(
    /\b(?:normal|advances?|fall-?back|falls? back|remains? stationary|ingress)\b|\badvanced\b|\bfell back\b|\bdisembark|\bembark|\bset up on the battlefield\b|\bselected to move\b|\bstarts or ends a move\b|\bdeep strike\b/,
    ['movement', 'your'],
  ),
]

const enemyEvents: readonly Event[] = [
  at(
    /\b(?:ends?|ended|makes?|made|declares?|declared|to|of) (?:a |that )?charge\b|\bcharge\b[a-z -]*\bmoves?\b/,
    ['charge', 'enemy'],
  ),
  at(/\b(?:to|or) fight\b|\bfought\b|\bfights\b|\bconsolidat|\bpil(?:e|es|ing)[ -]in\b/, [
    'fight',
    null,
  ]),
  at(/\b(?:to|or) shoot\b|\bha(?:s|ve) shot\b|\bshoots\b/, ['shooting', 'enemy']),
  at(
    /\b(?:normal|advances?|fall-?back|falls? back|set up|arrives?|remains? stationary|selected to move|disembarks?)\b/,
    ['movement', 'enemy'],
  ),
]

/** Core stratagems that abilities speak of, by their names of this edition and the one before. */
const stratagems: readonly Event[] = [
  at(/\bfire overwatch\b/, ['movement', 'enemy']),
  at(/\brapid ingress\b/, ['movement', 'enemy']),
  at(/\bheroic intervention\b/, ['charge', 'enemy']),
  at(/\bcounter-?offensive\b/, ['fight', null]),
  at(/\bepic challenge\b/, ['fight', null]),
  at(/\b(?:explosives|grenades?)\b/, ['shooting', 'your']),
  at(/\b(?:crushing impact|tank shock)\b/, ['charge', 'your']),
  at(/\b(?:smokescreen|go to ground)\b/, ['shooting', 'enemy']),
  at(/\binsane bravery\b/, ['command', 'your']),
]

const subject =
  /^(?:each time|every time|when|whenever|after|just after|immediately after|if|the first time)(?: that)?,? (?:an?|one or more|any|that|the|each|another|your)? ?(?:[a-z'-]+ ){0,2}?(?:enemy|opponent)/

/** Whether an event is something that the enemy does, or that is done to one's own. */
export function answersEnemy(event: string): boolean {
  return (
    (subject.test(event) && !/^if\b/.test(event)) ||
    /\b(?:selected as|is) the target of\b|\bis destroyed by an? (?!friendly)|\bis targeted\b|\btarget of (?:that|a) charge\b/.test(
      event,
    )
  )
}

/** When an event is; none where it says nothing that is known. */
export function eventsIn(event: string): readonly Told[] {
  const named = stratagems.filter(({ said }) => said.test(event) && /\bstratagem\b/.test(event))
  if (named.length > 0) return named.flatMap(({ told }) => told)
  const events = subject.test(event) ? enemyEvents : ownEvents
  return events.filter(({ said }) => said.test(event)).flatMap(({ told }) => told)
}
