import './palette.css'
import {
  builderKeys,
  everywhereKeys,
  type KeyHelp,
  listsKeys,
  pickerKeys,
} from '../../store/keys.ts'
import { t } from '../../text/t.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'

export interface KeyTableProps {
  readonly onClose: () => void
}

/** Every key that does something, by where it does. */
export function KeyTable({ onClose }: KeyTableProps) {
  return (
    <Dialog open wide reading apart title={t('Keys')} onClose={onClose}>
      <div className="keys">
        <KeyGroup title={t('On every page')} keys={everywhereKeys} />
        <KeyGroup title={t('On a unit of the roster')} keys={builderKeys} />
        <KeyGroup title={t('In the picker')} keys={pickerKeys} />
        <KeyGroup title={t('On your lists')} keys={listsKeys} />
      </div>
    </Dialog>
  )
}

interface KeyGroupProps {
  readonly title: string
  readonly keys: readonly KeyHelp[]
}

function KeyGroup({ title, keys }: KeyGroupProps) {
  return (
    <section>
      <h3 className="t-head keys__head">{title}</h3>
      <dl className="keys__rows">
        {keys.map(({ keys: ways, does }) => (
          <div key={does} className="keys__row">
            <dt>
              {ways.map((way) => (
                <KeyCaps key={way} keys={way} />
              ))}
            </dt>
            <dd className="t-body">{t(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
