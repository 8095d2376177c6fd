/** What a clause of a rule says about the time of its use. */
export interface Told {
  readonly phase: string
  readonly whose: 'your' | 'enemy' | null
}

const quotes = /[\u2018\u2019]/g
const hyphens = /[\u2010-\u2014\u2212]/g

/** A text without marks, in small letters, with plain signs; line breaks stay, since they part its statements. */
export function bareText(text: string): string {
  return text
    .replace(/<(?:br|li|\/li|ul|\/ul|p|\/p)[^>]*>/gi, '\n')
    .replace(/<[^>]*>|\*\*|\^\^|[*_]/g, '')
    .replace(quotes, "'")
    .replace(hyphens, '-')
    .replace(/[ \t\u00a0]+/g, ' ')
    .toLowerCase()
}

/** How long something lasts says nothing about when it is used. */
const durations =
  /(?:,? ?(?:until|for the rest of|before|by) (?:the )?(?:start|end|beginning|rest)?(?: ?of)? ?(?:your |the |that |this |its |their |his |any |a )?(?:opponent's )?(?:next )?(?:(?:command|movement|shooting|charge|fight) )?(?:phase|turn|battle round|battle)s?)/g

/** Statements of a text, one by one, without what they say about how long things last. */
export function statementsIn(text: string): readonly string[] {
  return bareText(text)
    .split(/\n+|(?<=[.!?])\s+(?=[a-z'"(\u25a0\u25aa\u2022\u25fb\u25e6-])|[\u25a0\u25aa\u2022]/)
    .map((statement) => statement.replace(durations, '').trim())
    .filter((statement) => statement !== '')
}

const names = 'command|movement|shooting|charge|fight'
const joined = `(?:(?:\\s*,|\\s*(?:and|or|and/or|/))+\\s*(?:the |in |at |start |end |of |your |your opponent's |each |any )*(?:${names})\\b(?:\\s+phases?\\b)?)*`
const phaseMention = new RegExp(
  `\\b(${names})\\b(?=${joined}\\s+phases?\\b)(?!\\s+(?:re-?roll|point))`,
  'g',
)

/** Phases that a clause names, each with whose turn it says. */
export function phasesIn(clause: string): readonly Told[] {
  const named = [...clause.matchAll(phaseMention)].map(({ 1: phase = '', index }): Told => {
    const before = clause.slice(Math.max(0, index - 46), index)
    return { phase, whose: ownerIn(before) }
  })
  return [...named, ...stepsIn(clause), ...turnsIn(clause)]
}

/** The nearest word that says whose phase it is. */
function ownerIn(before: string): Told['whose'] {
  const at = (words: RegExp): number => {
    const all = [...before.matchAll(words)]
    return all.at(-1)?.index ?? -1
  }
  const enemy = at(/\b(?:your|their|an) opponent's\b|\bopponents'/g)
  const own = at(/\byour\b(?! opponent)/g)
  const either = at(/\b(?:the|any|each|either|that|a)\b(?! (?:start|end|beginning|same|opponent))/g)
  const last = Math.max(enemy, own, either)
  return last < 0 || last === either ? null : last === enemy ? 'enemy' : 'your'
}

const steps: readonly (readonly [RegExp, Told])[] = [
  [/\bbattle-shock step(?! of)/, { phase: 'command', whose: null }],
  [/\breinforcements step(?! of)/, { phase: 'movement', whose: null }],
]

function stepsIn(clause: string): readonly Told[] {
  return steps.filter(([said]) => said.test(clause)).map(([, told]) => told)
}

const turn =
  /\b(start|beginning|end) of (?:the |each (?:of )?|any |every |either |both )?(your opponent's |your |opponent's |player's |either player's )?turns?\b/g
const round =
  /\b(start|beginning|end) of (?:the |each |every |any )?(?:first |second |third |fourth |fifth )?battle round\b/g
const before =
  /\bafter both players have deployed|\bbefore the (?:battle|first (?:battle round|turn))\b|\bdeclare battle formations\b|\b(?:start|beginning) of the (?:battle|game)(?! round)\b|\bdeploy(?:ed|ing)? (?:this|your|any|a) (?:unit|model|arm)|\bpre-battle\b|\bdeploy armies step\b|\bresolve pre-battle\b/

function turnsIn(clause: string): readonly Told[] {
  const turns = [...clause.matchAll(turn)].map(({ 1: edge, 2: owner = '' }): Told => ({
    phase: edge === 'end' ? 'end of turn' : 'start of turn',
    whose: owner.includes('opponent') ? 'enemy' : owner.startsWith('your') ? 'your' : null,
  }))
  const rounds = [...clause.matchAll(round)].map(({ 1: edge }): Told => ({
    phase: edge === 'end' ? 'end of turn' : 'start of battle round',
    whose: null,
  }))
  const deployment: Told = { phase: 'deployment', whose: null }
  return [...turns, ...rounds, ...(before.test(clause) ? [deployment] : [])]
}
