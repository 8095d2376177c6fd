import type { ArmyUnit, Profile } from '../../engine/army.ts'
import type { SizeChoice, UnitChoices } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import { PriceTable } from '../../ui/price-table.tsx'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'

interface SizesProps {
  readonly profile: Profile
  /** For a unit of the list: it can be set to each size. */
  readonly unit: ArmyUnit | null
  readonly choices: UnitChoices | null
}

/** What each size and each copy of a unit costs; the sizes of a unit of the list can be chosen here. */
export function Sizes({ profile, unit, choices }: SizesProps) {
  const { send } = useDesk()
  const { sizes, prices } = profile
  const between = choices?.sizes.some(({ column }) => column === null) ?? false
  return (
    <>
      {prices.length > 0 && (
        <PriceTable
          rows={prices}
          pays={choices?.pays}
          columns={sizes.map(({ models, kinds }, at) => {
            const choice = choices?.sizes.find(({ column }) => column === at)
            const onSelect = choice && (() => !choice.now && send(choice.edit))
            return { models, kinds, pressed: choice?.now ?? false, onSelect }
          })}
        />
      )}
      {unit && choices && between && <SizeStepper unit={unit} sizes={choices.sizes} />}
    </>
  )
}

interface SizeStepperProps {
  readonly unit: ArmyUnit
  readonly sizes: UnitChoices['sizes']
}

/** One model fewer or more, for the sizes between those with a price of their own. */
function SizeStepper({ unit, sizes }: SizeStepperProps) {
  const { send } = useDesk()
  const own = sizes.filter(({ kinds }) => kinds === '')
  const { models } = sizes.find(({ now }) => now) ?? unit
  const below = own.findLast((one) => one.models < models)
  const above = own.find((one) => one.models > models)
  const step = (size: SizeChoice | undefined) => (size ? () => send(size.edit) : null)
  return (
    <div className="gear gear--plain" role="group" aria-label={t('Models')}>
      <span className="t-label">{t('Models')}</span>
      <Stepper
        count={models}
        max={own.at(-1)?.models ?? models}
        fewer={t('Fewer models')}
        more={t('More models')}
        onFewer={step(below)}
        onMore={step(above)}
      />
    </div>
  )
}
