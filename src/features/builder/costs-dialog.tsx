import { blocksOf } from '../../engine/blocks.ts'
import { t } from '../../text/t.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Points } from '../../ui/points.tsx'
import { useDesk } from './desk.ts'

/** Where every point comes from: one line for each reason, under its block, and the total they add up to. */
export function CostsDialog({ onClose }: { readonly onClose: () => void }) {
  const { army, layout } = useDesk()
  const groupOf = (line: (typeof army.costs)[number]) =>
    line.at.group ?? (line.at.unit === undefined ? '' : (army.units.get(line.at.unit)?.group ?? ''))
  const parts = [
    ...blocksOf(army).map(({ id, section, groups }) => ({
      id,
      title: section || groups.map(({ numeral, name }) => `${numeral} ${name}`).join(', '),
      groups: groups.map((group) => group.id),
    })),
    { id: '', title: t('Army choices'), groups: [''] },
  ]
    .map((part) => ({
      ...part,
      lines: part.groups.flatMap((id) => army.costs.filter((line) => groupOf(line) === id)),
    }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Where the points come from')}
      variant={layout === 'phone' ? 'sheet' : 'box'}
      flush
      reading
    >
      {parts.map(({ id, title, lines }) => (
        <section key={id} aria-label={title}>
          <h3 className="t-label costs__h">{title}</h3>
          <ul>
            {lines.map(({ label, points, kind, at }, position) => (
              <li
                key={`${kind} ${at.unit ?? ''} ${at.slot ?? ''} ${label} ${position}`}
                className="costs__l"
              >
                <span>{label}</span>
                <Points value={points} dim={points === 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {parts.length === 0 && (
        <p className="t-body p-4">{t('Nothing in the list costs points yet.')}</p>
      )}
      <p className="costs__l costs__l--sum">
        <b className="t-lead">{t('Total')}</b>
        <Points value={army.points} sum />
      </p>
      <p className="t-small px-4 pb-4">{t('Points of {date}.', { date: army.dataDate })}</p>
    </Dialog>
  )
}
