/** Rules of the games and their data: they know nothing of what stands on them. */
const rules = /[\\/]src[\\/](?:engine|systems|library)[\\/](?!(?:\w+[\\/])?text)/

/** What reads and writes lists as text; only some pages need it. */
const text =
  /[\\/]src[\\/](?:engine[\\/]text|systems[\\/](?:\w+[\\/]text|text-forms)|share[\\/](?:text|roster-file|check)|store[\\/](?:read-pasted|pasted-pieces|reviews|take-in))/

/** What the page of the lists needs besides: its gate for what is stored and its controls, which know no game. */
const lists =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]src[\\/](?:store[\\/](?:read-(?:record|roster|seen)|record-steps|steps|lists-view|summary|save-(?:backup|file))|engine[\\/]blocks\.|library[\\/](?:plain-text|versions|issue)|systems[\\/]\w+[\\/]seasons|ui[\\/](?:menu|seal|search-field|chip|tag|live-region))|[\\/]data[\\/]\w+[\\/]manifest/

/** What keeps the app for use offline, which every page begins once it has loaded. */
const offline = /[\\/]src[\\/](?:sw|store[\\/](?:offline|idle-download))/

/**
 * What goes into one file: all that the start page needs; of the rest what the lists need, the rules, what several pages share,
 * and what reads and writes text. No file of these needs one further down: files that need each other would run before what they need is there.
 */
export const chunks = [
  { name: 'app', tags: ['$initial' as const], priority: 5 },
  { name: 'lists', test: lists, minShareCount: 2, priority: 4 },
  { name: 'rules', test: rules, minShareCount: 2, priority: 3 },
  {
    name: 'shared',
    test: (id: string) =>
      /[\\/]src[\\/](share|store|ui|text)[\\/](?!lang)/.test(id) &&
      !text.test(id) &&
      !offline.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'text', test: text, priority: 1 },
  { name: 'offline', test: offline, minShareCount: 2, priority: 1 },
]

/** The bundler names a shared part after all pages that share it; the hash alone will do. */
export function chunkFileNames({ name }: { readonly name: string }): string {
  return name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'
}
