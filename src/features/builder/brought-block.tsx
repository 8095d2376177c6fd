import type { Brought, Gift, Grant } from '../../engine/brought.ts'
import { t } from '../../text/t.ts'
import { RuleList } from '../../ui/rule-list.tsx'
import { useTools } from './desk.ts'
import { GiftRow } from './gift-row.tsx'

interface BroughtBlockProps {
  readonly pick: Brought
  readonly id: string
  /** What the pick's budget counts. */
  readonly counts: string
}

/** A pick of the whole army with what it brings: what it lets the army choose, its rule, what units may have of it. */
export function BroughtBlock({ pick, id, counts }: BroughtBlockProps) {
  const { name, used, grants } = pick
  return (
    <section id={id} tabIndex={-1} className="brought" aria-label={name}>
      <h3 className="brought__h">
        {name}
        <span className="num">
          {used} {counts}
        </span>
      </h3>
      {grants.map((grant) => (
        <GrantButton key={grant.name} grant={grant} />
      ))}
      <BroughtFacts pick={pick} />
      <Gifts gifts={pick.gifts} />
      <Remarks pick={pick} />
    </section>
  )
}

function GrantButton({ grant }: { readonly grant: Grant }) {
  const { send } = useTools()
  const { what, name, chosen, edit } = grant
  return (
    <button
      type="button"
      className="radio"
      aria-pressed={chosen}
      aria-label={`${what}: ${name}`}
      onClick={() => edit && send(edit)}
    >
      <i />
      <span>
        <span className="radio__t">{name}</span> {chosen && <span className="mk">{what}</span>}
      </span>
    </button>
  )
}

/** Its rules with what they do, and its marks. */
export function BroughtFacts({ pick }: { readonly pick: Brought }) {
  const { rules = [], facts } = pick
  return (
    <>
      <RuleList what={t('Rule')} rules={rules} />
      {facts.map(({ label, value }) => (
        <p key={label} className="t-small">
          {label}: {value}
        </p>
      ))}
    </>
  )
}

/** What units may have of a pick. */
export function Gifts({ gifts }: { readonly gifts: readonly Gift[] }) {
  if (gifts.length === 0) return null
  return (
    <ul className="gifts">
      {gifts.map((gift) => (
        <GiftRow key={gift.id} gift={gift} />
      ))}
    </ul>
  )
}

/** What is special about some of them. */
export function Remarks({ pick }: { readonly pick: Brought }) {
  return pick.remarks.map((remark) => (
    <p key={remark} className="t-small brought__r">
      {remark}
    </p>
  ))
}
