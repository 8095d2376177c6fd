import type { SavedList } from '../../store/saved-list.ts'

/** Works out what the rows of these lists show. Only that needs the games and their data. */
export async function summarise(lists: readonly SavedList[]): Promise<void> {
  if (lists.length === 0) return
  const { summariseLists } = await import('../../store/use-army.ts')
  summariseLists(lists)
}
