import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { ArmyChoice, System } from '../../engine/system.ts'
import { lastChoice } from '../../store/last-choice.ts'
import { typedText } from '../../store/typed-text.ts'
import { useBase } from '../../store/use-base.ts'
import { systems } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { FactionList } from './faction-list.tsx'
import { keptGame } from './kept-choice.ts'
import { OptionsForm } from './options-form.tsx'
import { useNewList } from './use-new-list.ts'

/** A new list: game, faction, then what is mostly left as it is. */
export function NewListPage() {
  const [params] = useSearchParams()
  const [system, setSystem] = useState<System | undefined>(() => {
    const wanted = params.get('game') ?? keptGame(typedText('newListChoice')) ?? lastChoice().system
    return systems.find(({ id }) => id === wanted) ?? systems[0]
  })
  if (!system) return null
  return (
    <div className="min-h-full bg-paper px-4 py-4 mid:px-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-4">
        <h1 className="t-list">{t('New list')}</h1>
        {systems.length > 1 && (
          <RadioGroup
            label={t('Game')}
            hideLabel
            look="segmented"
            value={system.id}
            options={systems.map(({ id, words }) => ({ value: id, label: words.game }))}
            onChange={(value) => setSystem(systems.find(({ id }) => id === value))}
          />
        )}
        {systems.length === 1 && <p className="t-small pb-1">{system.words.game}</p>}
      </div>
      <Choices key={system.id} system={system} />
    </div>
  )
}

function Choices({ system }: { readonly system: System }) {
  const base = useBase(system.id)
  if (base.state === 'ready') {
    return <Chooser system={system} data={base.value} choices={system.armies(base.value)} />
  }
  if (base.state === 'loading') return <Waiting words={t('Loading the factions')} />
  const { problem, retry } = base
  return (
    <Trouble
      title={t('The factions could not be loaded')}
      level={2}
      problem={problem}
      onRetry={retry}
    />
  )
}

interface ChooserProps {
  readonly system: System
  /** What the system's books hold that every list needs. */
  readonly data: unknown
  readonly choices: readonly ArmyChoice[]
}

/** Factions beside the options; on a phone one after the other. */
function Chooser({ system, data, choices }: ChooserProps) {
  const [params] = useSearchParams()
  const named = choices.find(
    ({ faction, variant }) =>
      faction === params.get('faction') && variant === params.get('variant'),
  )
  const list = useNewList(system, data, named ?? null)
  const heading = useRef<HTMLHeadingElement>(null)
  const factions = useRef<HTMLDivElement>(null)
  const { army } = list.draft
  const choose = (faction: ArmyChoice) => {
    list.change({ army: faction })
    // where the factions give way to the options, the focus goes along
    requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement?.checkVisibility() && activeElement !== document.body) return
      window.scrollTo({ top: 0 })
      heading.current?.focus()
    })
  }
  const back = () => {
    list.change({ army: null })
    const from = `[data-faction="${army?.faction}"]`
    requestAnimationFrame(() => factions.current?.querySelector<HTMLElement>(from)?.focus())
  }
  return (
    <div className="grid gap-6 mid:grid-cols-[minmax(0,1fr)_300px] wide:grid-cols-[minmax(0,1fr)_380px] wide:gap-10">
      <div ref={factions} className={army ? 'max-mid:hidden' : undefined}>
        <FactionList
          choices={choices}
          variantWord={system.words.variant}
          chosen={army}
          onChoose={choose}
        />
      </div>
      <div className="mid:sticky mid:top-4 mid:self-start">
        {army ? (
          <OptionsForm {...{ system, choices, army, list, headingRef: heading }} onBack={back} />
        ) : (
          <p className="t-body border-t border-ink pt-3 text-ink-2 max-mid:hidden">
            {t('Choose a faction. Everything else has its usual value and can be changed later.')}
          </p>
        )}
      </div>
    </div>
  )
}
