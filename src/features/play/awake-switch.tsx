import { usePlayView } from '../../store/play-view.ts'
import { msg, t } from '../../text/t.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { useDesk } from './desk.ts'

const hints = {
  held: undefined,
  off: undefined,
  refused: msg('The browser does not do it now, such as on a low battery.'),
  unsupported: msg('This browser cannot keep it awake; the system’s settings may.'),
} as const

/** Whether the screen stays awake while the battle is on it, and quietly why it does not. */
export function AwakeSwitch() {
  const { awake, look } = usePlayView((state) => state)
  const { awake: state } = useDesk()
  const hint = hints[state]
  return (
    <Checkbox
      label={t('Keep the screen awake')}
      hint={hint && t(hint)}
      checked={awake && state !== 'unsupported'}
      disabled={state === 'unsupported'}
      onChange={(checked) => look({ awake: checked })}
    />
  )
}
