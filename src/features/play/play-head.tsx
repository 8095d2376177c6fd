import { stepWords } from '../../store/step-words.ts'
import { rich, t } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import { useDesk } from './desk.ts'
import { sayUndone } from './say-undone.ts'

/** The way back to the list, and what is needed less often than the bar. */
export function PlayHead() {
  const { list, name, history, redo, act, undo } = useDesk()
  const newGame = () => {
    act({ kind: 'new', started: new Date().toISOString() })
    sayUndone(t('A new game has begun. Pins and notes are kept.'), {
      label: t('Undo'),
      onAction: undo,
    })
  }
  return (
    <PageHead
      back={{ to: `/list/${list}`, label: t('Back to {name}', { name }) }}
      title={rich('<big>Play</big> <small>{name}</small>', { ...textMarks, name })}
    >
      <IconButton
        icon="redo"
        label={
          history.redo === null ? t('Redo') : t('Redo: {step}', { step: stepWords(history.redo) })
        }
        disabled={history.redo === null}
        onClick={redo}
      />
      <Menu
        label={t('More')}
        items={[{ id: 'new', label: t('New game'), icon: 'swap', onSelect: newGame }]}
      />
    </PageHead>
  )
}
