import type { PlayEntry, PlaySheet, PlayUnit } from '../engine/play.ts'

/** An entry for tests of battles. */
export function sampleEntry(id: string, part: Partial<PlayEntry> = {}): PlayEntry {
  return {
    id,
    name: `Name of ${id}`,
    from: 'Source',
    kind: 'activated',
    who: [],
    cost: null,
    value: null,
    passive: false,
    reaction: false,
    phases: ['hero phase'],
    whose: 'your',
    limit: null,
    per: null,
    each: false,
    usable: true,
    text: null,
    ...part,
  }
}

/** A unit of one kind of models for tests of battles. */
export function sampleFigures(id: string, count: number, wounds: number | null): PlayUnit {
  const models = [{ name: 'Model', count, wounds }]
  return { id, name: `Unit ${id}`, group: 'Group', models, stats: [], later: false }
}

/** A sheet with a bit of everything: moments that come once a battle, a round and a turn, a counter that begins anew. */
export function sampleSheet(part: Partial<PlaySheet> = {}): PlaySheet {
  return {
    entries: [
      sampleEntry('phase', { per: 'phase' }),
      sampleEntry('turn', { per: 'turn' }),
      sampleEntry('round', { per: 'round' }),
      sampleEntry('battle', { per: 'battle' }),
      sampleEntry('dear', { per: 'phase', cost: { value: 2, counts: 'CP' } }),
      sampleEntry('each', {
        per: 'battle',
        each: true,
        who: [
          { unit: 'u1', name: 'Unit u1' },
          { unit: 'u2', name: 'Unit u2' },
        ],
      }),
    ],
    units: [
      sampleFigures('u1', 6, 4),
      sampleFigures('u2', 1, 9),
      { ...sampleFigures('u3', 1, 7), later: true },
    ],
    rounds: 5,
    phases: [
      { name: 'deployment', per: 'battle', passing: true },
      { name: 'start of battle round', per: 'round', passing: true },
      { name: 'hero phase', per: 'turn', passing: false },
      { name: 'combat phase', per: 'turn', passing: false },
    ],
    counters: [
      {
        id: 'cp',
        name: 'Command points',
        short: 'CP',
        gains: { value: 4, phase: 'start of battle round', anew: true },
      },
    ],
    ...part,
  }
}
