/** The edition takes the place of a season: what changes within it are the points versions. */
export const seasons = [{ id: 'edition-11', name: '11th edition' }] as const
