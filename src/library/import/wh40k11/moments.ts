import type { Moment } from '../../../engine/play-moment.ts'
import { answersEnemy, eventsIn } from './moment-events.ts'
import { limitIn } from './moment-limits.ts'
import { bareText, phasesIn, statementsIn, type Told } from './moment-words.ts'

/** In the order of play. */
const order = [
  'deployment',
  'start of battle round',
  'start of turn',
  'command',
  'movement',
  'shooting',
  'charge',
  'fight',
  'end of turn',
]
const ofTurn = order.slice(3, -1)

interface Use {
  readonly told: readonly Told[]
  readonly reaction: boolean
}

/**
 * When a rule is used, by its own words; null for one that is always on. Conservative: a rule of which no moment can be told is
 * always on.
 */
export function momentIn(text: string): Moment | null {
  const bare = bareText(text)
  // one of several effects is picked
  const choice = /(?:^|[\s.\u25aa\u25a0•])or:/.test(bare)
  const uses = statementsIn(text).flatMap((statement) => useIn(statement, choice) ?? [])
  const limit = limitIn(bare)
  if (uses.length === 0 && limit === null) return null
  const told = uses.flatMap((use) => use.told)
  const named = order.filter((phase) => told.some((one) => one.phase === phase))
  const phases = ofTurn.every((phase) => named.includes(phase)) ? [] : named
  const owners = new Set(told.map(({ whose }) => whose))
  const [whose] = owners.size === 1 ? owners : [null]
  const reaction = uses.length > 0 && uses.every((use) => use.reaction)
  return {
    ...(phases.length > 0 ? { phases } : {}),
    ...(whose ? { whose } : {}),
    ...(limit === null ? {} : { limit }),
    ...(reaction ? { reaction } : {}),
  }
}

/** What a player does: picks, rolls, moves, sets up. */
const deeds =
  /\bselects?\b|(?<!re-)\brolls? (?:one|two|three|six|\d+|an?|d6|2d6)\b|\byou (?:can|may)\b(?! re-?roll| ignore| add| target)|\b(?:it|they|unit|model|bearer|units|models)(?: from your army[^,.]{0,40}| with this ability)? (?:can|may)\b(?! be attached| re-?roll| ignore| only| never| move (?:horizontally|over|through|within)| target| still| be moved| issue it)|\bgains? (?:1|one|d3) ?(?:cp|yp|miracle|pain)|\bsuffers\b|\bmust take\b|\bregains?\b|\bheals?\b|\breturn(?:s|ed)?\b|\bset (?:it|this model|that model|them) (?:back )?up\b|\bmust immediately\b/

const conjunctions =
  /(?<!even )\b(?:each time|every time|when|whenever|just after|immediately after|after|if|the first time)\b(?! (?:(?:it|you|they|that unit|this unit|so) (?:does?|is not|becomes)|doing so|rolling|you roll)\b)/

/** A change of rolls or figures that comes of itself, attack by attack. */
const attackByAttack =
  /\b(?:makes?|made|targets?|allocated|fails?|failed)\b.*\b(?:attacks?|rolls?|saving throws?)\b|^each time (?:an? |this )(?:[a-z-]+ )?(?:attack|saving throw|unit targets|model targets)\b/

/** Where a statement speaks of mustering an army, nothing is used in a game. */
const mustering =
  /\b(?:be|can) attach(?:ed)?\b|\bmuster|\byour army faction\b|\byour army (?:can )?includes?\b|\bto include in your army\b|\btransport capacity\b|\bdesigner's note\b|\bto your army, it can be given\b/

/** What a status does to the unit that has it comes of itself. */
const ofStatus = /^while (?:an?|that|the|any) (?:enemy )?unit is (?!within|leading)/

function useIn(statement: string, choice: boolean): Use | null {
  const told = timesOf(statement)
  const limited = limitIn(statement) !== null
  if (mustering.test(statement) && told.length === 0) return null
  if (told.length === 0 && ofStatus.test(statement)) return null
  const { event, effect } = partsOf(statement)
  const each = attackByAttack.test(event) && !/\btarget of\b/.test(event)
  const does = deeds.test(effect) || (choice && effect.trim().endsWith(':'))
  const reaction = answersEnemy(event)
  if (told.length > 0) return each && !does ? null : { told, reaction }
  if (limited) return { told: eventsIn(event || effect), reaction }
  if (event === '' || !does || (each && !/\broll|\bselect|\bgain/.test(effect))) return null
  return { told: eventsIn(event), reaction }
}

/** The clause that says what happens, and what comes of it. */
function partsOf(said: string): { readonly event: string; readonly effect: string } {
  const statement = said.replace(/, (?=(?:advance|fall[ -]back|charge)\b)/g, ' or ')
  const found = conjunctions.exec(statement)
  if (!found) return { event: '', effect: statement }
  const rest = statement.slice(found.index)
  const end = rest.search(/[,:](?= )|,?$/)
  const effect = rest.slice(end)
  // what comes first comes of it too: "select a unit when ..."
  return {
    event: rest.slice(0, end),
    effect: effect.length > 2 ? effect : statement.slice(0, found.index),
  }
}

const adverbial =
  /\b(?:in|during|at (?:the )?(?:start|end|beginning) of|(?:start|end|beginning) of|step of|after|before) (?:either |both |each |any |the |your |an? |all |that |their )?/

/** Times that a statement names as those of its use. */
function timesOf(statement: string): readonly Told[] {
  const list = /,(?: (?:and|or))? (?=(?:the |your )?(?:command|movement|shooting|charge|fight)\b)/g
  const clauses = statement
    .replace(list, ' or ')
    .replace(/\bfirst, second or third\b/g, 'early')
    .split(/[,:;] ?|\bif\b|\bwhile\b/)
  return clauses.filter((clause) => adverbial.test(clause)).flatMap(phasesIn)
}
