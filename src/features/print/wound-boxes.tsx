import { t } from '../../text/t.ts'
import type { Wounds } from './wounds.ts'

function fives(count: number): readonly { readonly from: number; readonly size: number }[] {
  return Array.from({ length: Math.ceil(count / 5) }, (_, at) => ({
    from: at * 5,
    size: Math.min(5, count - at * 5),
  }))
}

function words({ models, each }: Wounds): string {
  return models > 1
    ? t(
        '{models, plural, one {# model} other {# models}} with {each, plural, one {# wound} other {# wounds}} each',
        { models, each },
      )
    : t('{wounds, plural, one {# wound} other {# wounds}}', { wounds: each })
}

/** Boxes to tick, in fives; a unit of several models has a row of boxes for each, set apart. */
export function WoundBoxes({ wounds }: { readonly wounds: readonly Wounds[] }) {
  if (wounds.length === 0) return null
  return (
    <span className="pp-boxes" role="img" aria-label={wounds.map(words).join(', ')}>
      {wounds.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stat line is its place
        <Boxes key={at} {...line} />
      ))}
    </span>
  )
}

function Boxes({ models, each }: Wounds) {
  const single = each <= 1 || models <= 1
  const rows = single ? [{ from: 0, size: Math.max(1, each) * models }] : perModel(models, each)
  return rows.map((row) => (
    <span key={row.from} className={single ? 'pp-boxes__all' : 'pp-boxes__model'}>
      {fives(row.size).map(({ from, size }) => (
        <span key={from} className="pp-boxes__five">
          {Array.from({ length: size }, (_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            <i key={at} />
          ))}
        </span>
      ))}
    </span>
  ))
}

function perModel(models: number, each: number) {
  return Array.from({ length: models }, (_, at) => ({ from: at * each, size: each }))
}
