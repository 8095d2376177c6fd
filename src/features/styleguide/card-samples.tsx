import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatLine, StatLines, type StatValue } from '../../ui/stat-line.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { WeaponTable, type WeaponColumn } from '../../ui/weapon-table.tsx'

const nowhere = () => undefined

const stats = (...values: readonly string[]): readonly StatValue[] =>
  ['M', 'T', 'Sv', 'W', 'Ld', 'OC'].map((label, at) => ({ label, value: values[at] ?? '-' }))

const health: readonly StatValue[] = [
  { label: 'Move', value: '6"' },
  { label: 'Health', value: '4' },
  { label: 'Save', value: '6+' },
  { label: 'Control', value: '1' },
]

const columns: readonly WeaponColumn[] = ['Atk', 'Hit', 'Wnd', 'Rnd', 'Dmg'].map((label) => ({
  id: label,
  label,
}))

/** A unit's card: title, stat lines, weapons that are carried and such as are not. */
export function CardSamples() {
  return (
    <article aria-label="Icefall Yhetees">
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="t-card">Icefall Yhetees</h3>
          <p className="t-small">3 models · 50 mm · regiment II</p>
        </div>
        <span className="t-card text-brass">120</span>
      </header>
      <div className="grid gap-3">
        <StatLine stats={health} />
        <StatLine small stats={health} />
        <StatLines
          lines={[
            { name: 'Nob', stats: stats('6"', '5', '4+', '2', '7+', '1') },
            { name: 'Boy', stats: stats('6"', '5', '5+', '1', '7+', '1') },
            { name: 'Runt', stats: stats('5"', '2', '7+', '1', '8+', '2') },
          ]}
        />
        <WeaponTable
          caption="Melee"
          columns={columns}
          rows={[
            {
              id: '1',
              name: 'Claws and Ice-encrusted Weapons',
              count: 3,
              marks: ['Companion', 'Anti-Cavalry (+1 Rend)'],
              cells: ['3', '4+', '3+', '1', '2'],
            },
            { id: '2', name: 'Breath', by: 'leader', cells: ['D6', '2+', '4+', '-', '1'] },
          ]}
        />
        <WeaponTable
          caption="Not carried"
          dim
          columns={columns}
          rows={[{ id: '1', name: 'Ice javelins', cells: ['2', '4+', '3+', '1', 'D3'] }]}
        />
      </div>
    </article>
  )
}

/** What stands where there is nothing: nothing yet, gone wrong, not there yet. */
export function NothingSamples() {
  return (
    <div className="grid gap-3">
      <EmptyState
        level={3}
        title="No lists yet"
        actions={
          <>
            <Button variant="go">New list</Button>
            <Button>Import</Button>
          </>
        }
      >
        Start one, or open a list somebody shared with you.
      </EmptyState>
      <Trouble
        level={3}
        title="Orks could not be loaded"
        problem="There is no connection, and the data was never here."
        onRetry={nowhere}
      />
      <Waiting words="Opening the list" />
    </div>
  )
}
