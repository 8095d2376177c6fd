/** A small catalogue written by hand, for tests: a game system, one army with its library, one Regiment of Renown. */

const season = (id: string, name: string, regiment: boolean) =>
  `<forceEntry id="${id}" name="General's Handbook ${name}"><forceEntryLinks>
    <forceEntryLink targetId="f-renown"/>
    ${regiment ? `<forceEntryLink targetId="f-regiment">${shownTo('army')}</forceEntryLink>` : ''}
  </forceEntryLinks></forceEntry>`

const shownTo = (catalogue: string) =>
  `<modifiers><modifier type="set" field="hidden" value="false"><conditions>
    <condition type="instanceOf" scope="primary-catalogue" childId="${catalogue}"/>
  </conditions></modifier></modifiers>`

const categories = [
  'Regimental Leader',
  'Regimental Option',
  'Regimental Hero',
  'Restrict General',
  'Undersize Unit',
  'Legends',
  'HERO',
  'UNIQUE',
  'INFANTRY',
  'BEAST',
  'DEATH',
  'MANIFESTATION',
  'Bone Warden',
]

/** Id of a category: its name in lower case with hyphens. */
const category = (name: string) => `c-${name.toLowerCase().replaceAll(' ', '-')}`

const keywords = (...names: readonly string[]) =>
  `<categoryLinks>${names
    .map((name, at) => `<categoryLink targetId="${category(name)}" primary="${at === 0}"/>`)
    .join('')}</categoryLinks>`

const game = `<gameSystem id="game" name="Sample" revision="7">
  <categoryEntries>
    ${categories
      .filter((name) => name !== 'Bone Warden')
      .map((name) => `<categoryEntry id="${category(name)}" name="${name}"/>`)
      .join('')}
    <categoryEntry id="${category('Bone Warden')}" name="Bone Warden">
      <constraints><constraint id="warden-max" type="max" field="selections" scope="force" value="0"/></constraints>
      <modifiers><modifier type="set" field="warden-max" value="1"><conditions>
        <condition type="atLeast" value="1" scope="force" childId="l-queen"/>
      </conditions></modifier></modifiers>
    </categoryEntry>
  </categoryEntries>
  <forceEntries>
    ${season('s24', '2024-25', true)}${season('s25', '2025-26', true)}${season('s26', '2026-27', true)}
    <forceEntry id="f-regiment" name="Regiment"/>
    <forceEntry id="f-auxiliary" name="Auxillary Units"/>
    <forceEntry id="f-renown" name="The Night Watch" hidden="true">
      <costs><cost typeId="points" value="210"/></costs>
      <modifiers><modifier type="set" field="hidden" value="false"><conditions>
        <condition type="instanceOf" scope="primary-catalogue" childId="renown"/>
        <condition type="instanceOf" scope="parent" childId="army"/>
      </conditions></modifier></modifiers>
    </forceEntry>
  </forceEntries>
  <selectionEntries>
    <selectionEntry id="e-legends" name="Allow Legends"/>
    <selectionEntry id="e-cards" name="Battle Tactic Cards"><selectionEntryGroups>
      <selectionEntryGroup id="g-cards" name="Cards" hidden="true">
        <modifiers><modifier type="set" field="hidden" value="false"><conditions>
          <condition type="instanceOf" scope="ancestor" childId="s26"/>
        </conditions></modifier></modifiers>
        <selectionEntries>
          <selectionEntry id="card-1" name="Hold Fast"/><selectionEntry id="card-2" name="Press On"/>
        </selectionEntries>
      </selectionEntryGroup>
    </selectionEntryGroups></selectionEntry>
  </selectionEntries>
  <sharedSelectionEntries>
    <selectionEntry id="e-general" name="General" type="upgrade"/>
    <selectionEntry id="e-reinforced" name="Reinforced" type="upgrade"/>
  </sharedSelectionEntries>
</gameSystem>`

const statLine = (name: string) =>
  `<profile typeName="Unit" name="${name}"><characteristics>
    <characteristic name="Move">5"</characteristic><characteristic name="Health">2</characteristic>
    <characteristic name="Save">5+</characteristic><characteristic name="Control">1</characteristic>
  </characteristics></profile>`

const models = (id: string, name: string, count: number) =>
  `<selectionEntries><selectionEntry id="${id}" name="${name}" type="model">
    <constraints>
      <constraint id="${id}-min" type="min" field="selections" scope="parent" value="${count}"/>
      <constraint id="${id}-max" type="max" field="selections" scope="parent" value="${count}"/>
    </constraints>
    <modifiers><modifier type="increment" field="${id}-min" value="${count}">
      <repeats><repeat childId="e-reinforced" repeats="1"/></repeats>
    </modifier></modifiers>
    <rules><rule name="Base Size"><description>32mm</description></rule></rules>
    <selectionEntries><selectionEntry id="${id}-axe" name="Axe" type="upgrade">
      <constraints><constraint type="min" field="selections" scope="parent" value="1"/></constraints>
      <profiles><profile typeName="Melee Weapon" name="Axe"><characteristics>
        <characteristic name="Atk">2</characteristic><characteristic name="Hit">3+</characteristic>
        <characteristic name="Wnd">4+</characteristic><characteristic name="Rnd">-</characteristic>
        <characteristic name="Dmg">1</characteristic>
        <characteristic name="Ability">**Crit (Mortal), Anti-Hero(+1 Rend)**</characteristic>
      </characteristics></profile></profiles>
    </selectionEntry></selectionEntries>
  </selectionEntry></selectionEntries>`

const library = `<catalogue id="lib" name="Bone Folk - Library" library="true"><sharedSelectionEntries>
  <selectionEntry id="e-queen" name="Bone Queen" type="unit">
    ${keywords('INFANTRY', 'HERO', 'UNIQUE', 'DEATH')}
    <profiles>${statLine('Bone Queen')}
      <profile typeName="Ability (Activated)" name="Rattle"><characteristics>
        <characteristic name="Timing">Once Per Turn (Army), Any Combat Phase</characteristic>
        <characteristic name="Effect">Left behind.</characteristic>
      </characteristics></profile></profiles>
    ${models('m-queen', 'Bone Queen', 1)}
  </selectionEntry>
  <selectionEntry id="e-warden" name="Warden" type="unit">
    ${keywords('INFANTRY', 'HERO', 'DEATH')}<profiles>${statLine('Warden')}</profiles>${models('m-warden', 'Warden', 1)}
  </selectionEntry>
  <selectionEntry id="e-spears" name="Spears" type="unit">
    ${keywords('INFANTRY', 'DEATH')}<profiles>${statLine('Spears')}</profiles>${models('m-spear', 'Spear', 10)}
  </selectionEntry>
  <selectionEntry id="e-hounds" name="Hounds" type="unit">
    ${keywords('BEAST', 'DEATH')}<profiles>${statLine('Hounds')}</profiles>${models('m-hound', 'Hound', 5)}
  </selectionEntry>
  <selectionEntry id="e-fog" name="Grave Fog" type="unit">
    ${keywords('MANIFESTATION')}
    <profiles><profile typeName="Manifestation" name="Grave Fog"><characteristics>
      <characteristic name="Health">6</characteristic><characteristic name="Banishment">7+</characteristic>
    </characteristics></profile></profiles>
  </selectionEntry>
</sharedSelectionEntries></catalogue>`

const leads = `<modifier type="set-primary" field="category" value="${category('Regimental Leader')}"/>`

const option = (affects: string, hero = false) =>
  `<modifierGroups><modifierGroup><conditions>
    <condition type="instanceOf" scope="self" childId="${category('Regimental Leader')}"/>
  </conditions><modifiers><modifier type="add" field="category" scope="force"
    value="${category(hero ? 'Regimental Hero' : 'Regimental Option')}"
    affects="self.entries.recursive.${affects}"/></modifiers></modifierGroup></modifierGroups>`

const inRegiment = `<condition type="instanceOf" scope="ancestor" childId="f-regiment"/>`

const gate = (name: string) =>
  `<modifier type="set" field="hidden" value="true"><conditions>${inRegiment}
    <condition type="notInstanceOf" scope="self" childId="${category(name)}"/></conditions></modifier>`

const pts = (value: number) => `<costs><cost typeId="points" value="${value}"/></costs>`
const general = '<entryLink id="g" targetId="e-general"/>'

const army = `<catalogue id="army" name="Bone Folk">
  <catalogueLinks><catalogueLink targetId="lib"/></catalogueLinks>
  <entryLinks>
    <entryLink id="l-queen" name="Bone Queen" targetId="e-queen">
      ${pts(200)}<entryLinks>${general}</entryLinks><modifiers>${leads}</modifiers>
      ${option('c-infantry')}${option('l-hounds')}${option(category('Bone Warden'), true)}
    </entryLink>
    <entryLink id="l-warden" name="Warden" targetId="e-warden">
      ${pts(110)}
      <entryLinks>${general}<entryLink id="t" name="Heroic Traits" targetId="g-traits"/></entryLinks>
      <modifiers>${leads}${gate('Regimental Hero')}
        <modifier type="add" field="category" value="${category('Bone Warden')}"><conditions>${inRegiment}
          <condition type="notInstanceOf" scope="self" childId="${category('Regimental Leader')}"/>
        </conditions></modifier></modifiers>
    </entryLink>
    <entryLink id="l-spears" name="Spears" targetId="e-spears">
      ${pts(90)}<entryLinks><entryLink id="r" targetId="e-reinforced"/></entryLinks>
      <modifiers>${gate('Regimental Option')}</modifiers>
    </entryLink>
    <entryLink id="l-hounds" name="Hounds" targetId="e-hounds">
      ${pts(70)}
      <constraints>
        <constraint id="hounds-max" type="max" field="selections" scope="force" value="-1"/>
        <constraint id="hounds-army" type="max" field="selections" scope="roster" value="0"/>
      </constraints>
      <modifiers>${gate('Regimental Option')}
        <modifier type="set" field="hounds-max" value="1"><conditions>
          <condition type="atLeast" value="1" scope="force" childId="l-queen"/></conditions></modifier>
        <modifier type="increment" field="hounds-army" value="1">
          <repeats><repeat scope="roster" childId="l-warden" repeats="1"/></repeats></modifier></modifiers>
    </entryLink>
    <entryLink id="l-hounds-aqshy" name="Hounds (Scourge of Aqshy)" targetId="e-hounds">
      ${pts(80)}<modifiers>${gate('Regimental Option')}</modifiers>
      <modifierGroups><modifierGroup><conditions>
        <condition type="atLeast" value="1" scope="roster" childId="l-hounds"/></conditions>
        <modifiers><modifier type="add" field="error" value="Another variant of the same unit is there"/></modifiers>
      </modifierGroup></modifierGroups>
    </entryLink>
  </entryLinks>
  <selectionEntries>
    <selectionEntry id="e-lores" name="Manifestation Lore" type="upgrade">
      <selectionEntryGroups><selectionEntryGroup id="g-lores" name="Lores"><selectionEntries>
        <selectionEntry id="lore" name="Lore of Fog" type="upgrade">
          ${pts(10)}<entryLinks><entryLink id="x" name="Lore of Fog" targetId="g-fog"/></entryLinks>
        </selectionEntry>
      </selectionEntries></selectionEntryGroup></selectionEntryGroups>
    </selectionEntry>
  </selectionEntries>
  <sharedSelectionEntryGroups>
    <selectionEntryGroup id="g-fog" name="Lore of Fog">
      <selectionEntries><selectionEntry id="summon" name="Summon Grave Fog"><profiles>
        <profile typeName="Ability (Spell)" name="Summon Grave Fog"><characteristics>
          <characteristic name="Timing">Your Hero Phase</characteristic>
          <characteristic name="Casting Value">6</characteristic>
        </characteristics></profile></profiles></selectionEntry></selectionEntries>
      <entryLinks><entryLink id="fog" name="Grave Fog" targetId="e-fog"/></entryLinks>
    </selectionEntryGroup>
    <selectionEntryGroup id="g-traits" name="Heroic Traits">
      <constraints><constraint id="one" type="max" field="selections" scope="roster" value="1"/></constraints>
      <selectionEntries>
        <selectionEntry id="trait" name="Old Bones" type="upgrade">${pts(20)}</selectionEntry>
        <selectionEntry id="past" name="Bygone Bones" type="upgrade" hidden="true">
          <modifiers><modifier type="set" field="hidden" value="false"><conditions>
            <condition type="instanceOf" scope="ancestor" childId="s25"/></conditions></modifier></modifiers>
        </selectionEntry>
      </selectionEntries>
    </selectionEntryGroup>
  </sharedSelectionEntryGroups>
</catalogue>`

const renown = `<catalogue id="renown" name="Regiments of Renown">
  <entryLinks>
    <entryLink id="r-spears" name="Spears" targetId="e-spears">
      <constraints>
        <constraint id="r-min" type="min" field="selections" scope="force" value="0"/>
        <constraint id="r-max" type="max" field="selections" scope="force" value="0"/>
      </constraints>
      <modifierGroups><modifierGroup><conditions>
        <condition type="instanceOf" scope="force" childId="f-renown"/></conditions>
        <modifiers>
          <modifier type="set" field="r-min" value="2"/><modifier type="set" field="r-max" value="2"/>
        </modifiers></modifierGroup></modifierGroups>
    </entryLink>
  </entryLinks>
  <selectionEntries><selectionEntry id="watch" name="Regiment of Renown: The Night Watch" type="upgrade">
    <profiles><profile typeName="Ability (Passive)" name="Sleepless"><characteristics>
      <characteristic name="Effect">With it comes a Grave Fog.</characteristic>
    </characteristics></profile></profiles>
  </selectionEntry></selectionEntries>
</catalogue>`

const files: Readonly<Record<string, string>> = {
  'Game.gst': game,
  'Bone Folk.cat': army,
  'Bone Folk - Library.cat': library,
  'Regiments of Renown.cat': renown,
}

export const samplePaths = Object.keys(files)
export const readSample = (path: string): string => files[path] ?? ''
