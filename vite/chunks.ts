/**
 * What goes into one file: all that the start page needs, and of the rest what the same pages share. Parts smaller than 30 kB
 * join those that are used with them most, so that a page comes in a few requests and not in twenty.
 */
export const chunks = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shared',
    test: /[\\/]src[\\/](engine|systems|library|share|store|ui)[\\/]/,
    minShareCount: 2,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
  },
]

/** The bundler names a shared part after all pages that share it; the hash alone will do. */
export function chunkFileNames({ name }: { readonly name: string }): string {
  return name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'
}
