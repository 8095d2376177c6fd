import type { RosterTree } from '../../engine/text/roster-tree.ts'
import type { TextForm, TextFormat, TreeDraft } from '../../engine/text/text-form.ts'
import { textForms } from '../../systems/text-forms.ts'
import { t } from '../../text/t.ts'
import type { PastedList } from '../text/lists-in.ts'
import { refuse, type Refusal } from './refusal.ts'

/** The format of a roster file: its draft is already made, whatever lines are asked about. */
function fileFormat({ source }: RosterTree, { draft }: TreeDraft): TextFormat {
  const app = /newrecruit/i.test(source) ? 'New Recruit' : source
  return {
    id: draft.format,
    name: app === '' ? t('Roster file') : t('Roster file ({app})', { app }),
    recognise: () => 1,
    begins: () => false,
    parse: () => draft,
  }
}

/**
 * A roster file as a pasted list, so that review and reading are the same for both; refused where no game here has such lists.
 */
export function treeList(
  tree: RosterTree,
  forms: readonly TextForm[] = textForms,
): PastedList | Refusal {
  for (const form of forms) {
    const made = form.fromTree?.(tree)
    if (made)
      return { lines: made.lines, found: { form, format: fileFormat(tree, made) }, times: 1 }
  }
  const game = tree.gameSystem === '' ? t('a game that it does not name') : tree.gameSystem
  return refuse(
    t('This roster is for {game}.', { game }),
    t('Muster reads lists of the games that it has rules for; choose one of these.'),
  )
}
