import { type Ref, useId } from 'react'

import type { ArmyChoice, System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { NumberField, SelectField, TextField } from '../../ui/field.tsx'
import { numberText } from '../../ui/number-text.ts'
import { variantsOf } from './armies.ts'
import { EventField } from './event-field.tsx'
import type { NewList } from './use-new-list.ts'

interface OptionsFormProps {
  readonly system: System
  readonly choices: readonly ArmyChoice[]
  readonly army: ArmyChoice
  readonly list: NewList
  /** Goes back to the factions, where they are not in sight. */
  readonly onBack: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The rest of the choices, each with its usual value: the list can be begun at once. */
export function OptionsForm(props: OptionsFormProps) {
  const { system, choices, army, list, onBack, headingRef } = props
  const { change } = list
  const heading = useId()
  const faction = choices.find(
    (choice) => choice.faction === army.faction && choice.variant === null,
  )
  return (
    <form
      className="grid content-start gap-5"
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        list.start()
        const form = event.currentTarget
        // what is wrong is marked once it is drawn
        requestAnimationFrame(() =>
          form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        )
      }}
    >
      <div className="flex items-center gap-3 border-b border-ink pb-2">
        <h2
          id={heading}
          ref={headingRef}
          tabIndex={-1}
          className="t-card min-w-0 flex-1 outline-none"
        >
          {faction?.name ?? army.name}
        </h2>
        <span className="mid:hidden">
          <Button onClick={onBack}>{t('Change')}</Button>
        </span>
      </div>
      <VariantField {...{ system, choices, army }} onArmy={(next) => change({ army: next })} />
      <EventField system={system} list={list} />
      <LimitField system={system} list={list} />
      <TextField
        label={t('Name')}
        value={list.draft.name}
        placeholder={list.usualName}
        maxLength={100}
        autoComplete="off"
        onChange={(name) => change({ name })}
      />
      {system.seasons.length > 1 && (
        <SelectField
          label={t('Season')}
          value={list.season ?? ''}
          options={system.seasons.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(season) => change({ season })}
        />
      )}
      <div
        data-bottom-bar
        className="flex items-center gap-3 max-mid:fixed max-mid:inset-x-0 max-mid:bottom-0 max-mid:z-10 max-mid:border-t max-mid:border-ink max-mid:bg-paper max-mid:px-3 max-mid:pt-2.5 max-mid:pb-[max(10px,env(safe-area-inset-bottom))]"
      >
        <Button type="submit" variant="go" icon="plus" wide>
          {t('Start the list')}
        </Button>
      </div>
    </form>
  )
}

interface VariantFieldProps {
  readonly system: System
  readonly choices: readonly ArmyChoice[]
  readonly army: ArmyChoice
  readonly onArmy: (army: ArmyChoice) => void
}

function VariantField({ system, choices, army, onArmy }: VariantFieldProps) {
  const variants = variantsOf(choices, army.faction)
  if (variants.length === 0) return null
  const none = { value: '', label: t(`None: the faction's own list`) }
  return (
    <SelectField
      label={system.words.variant}
      value={army.variant ?? ''}
      options={[
        none,
        ...variants.map(({ variant, name, legends }) => ({
          value: variant ?? '',
          label: name,
          group: legends ? t('Legends') : t('Current'),
        })),
      ]}
      onChange={(value) => {
        const next = choices.find(
          (choice) => choice.faction === army.faction && (choice.variant ?? '') === value,
        )
        if (next) onArmy(next)
      }}
    />
  )
}

function LimitField({ system, list }: { readonly system: System; readonly list: NewList }) {
  const { draft, change, limitProblem, leaveLimit } = list
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t('Points limit')}
        look="segmented"
        value={String(draft.limit)}
        options={[
          ...system.sizes.map((size) => ({ value: String(size), label: numberText(size) })),
          { value: 'other', label: t('Other') },
        ]}
        onChange={(value) => change({ limit: value === 'other' ? 'other' : Number(value) })}
      />
      {draft.limit === 'other' && (
        <NumberField
          label={t('Other limit')}
          value={draft.otherLimit}
          // one line takes the other's place, so that the button below stays where it is pressed
          hint={limitProblem === null && t('In points, such as 1,250.')}
          error={limitProblem ?? undefined}
          required
          onBlur={leaveLimit}
          maxLength={9}
          onChange={(otherLimit) => change({ otherLimit })}
        />
      )}
    </div>
  )
}
