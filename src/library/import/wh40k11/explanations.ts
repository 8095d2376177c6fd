/** Kinds of differences to the earlier facts, and why there are any. */
export const explanations: ReadonlyMap<string, { readonly title: string; readonly says: string }> =
  new Map([
    ['unit', { title: 'Units', says: 'New in version 1.2; the earlier facts are of version 1.1.' }],
    ['price', { title: 'Prices of sizes', says: '' }],
    ['surcharge', { title: 'Surcharges', says: '' }],
    ['add-on', { title: 'Add-ons', says: '' }],
    ['wargear price', { title: 'Prices of wargear', says: '' }],
    [
      'legends',
      { title: 'Legends', says: 'The newest version counts: both units left Legends on 23 June.' },
    ],
    ['role', { title: 'Leaders and supports', says: 'The newest version counts.' }],
    [
      'joins',
      {
        title: 'Attach lists',
        says: 'Units of the same page only. Two names that the manual has run together are taken apart here.',
      },
    ],
    ['datasheet', { title: 'Units with a datasheet', says: '' }],
    ['source', { title: 'Sources of datasheets', says: '' }],
    [
      'stat line',
      { title: 'Stat lines', says: 'A stat that the source leaves out is a dash here.' },
    ],
    [
      'keywords',
      {
        title: 'Keywords',
        says: 'Titans of Chaos have the keywords of Chaos here; a dreadnought of Legends lost those that belong to Grey Knights.',
      },
    ],
    [
      'weapons',
      {
        title: 'Weapons',
        says: 'Weapons that the app misnames have the names of the loadout here.',
      },
    ],
    [
      'flags',
      {
        title: 'Flags',
        says: 'The abilities are read in more wordings here: cannot be selected as the Warlord, not more than one in an army.',
      },
    ],
    [
      'options',
      {
        title: 'Numbers of wargear options',
        says: 'More sentences are read here, and a sentence with two ways counts as two.',
      },
    ],
    [
      'kinds of models',
      {
        title: 'Kinds of models',
        says: 'Models of one kind with other weapons are kinds of their own here; compositions that stand in the loadout are read.',
      },
    ],
    ['detachment', { title: 'Detachments', says: '' }],
    ['detachment rules', { title: 'Rules of detachments', says: '' }],
    [
      'stratagem',
      {
        title: 'Stratagems',
        says: 'Phases and turns that the app has otherwise than its own text are corrected here.',
      },
    ],
    ['enhancement', { title: 'Enhancements', says: '' }],
    ['enhancement price', { title: 'Prices of enhancements', says: '' }],
    ['upgrade', { title: 'Upgrades', says: '' }],
    [
      'eligibility',
      {
        title: 'Who may take an enhancement',
        says: 'The earlier facts have no clause where they could not read it, keep plurals and small words as written, and do not repeat what two kinds of units have in common.',
      },
    ],
  ])
