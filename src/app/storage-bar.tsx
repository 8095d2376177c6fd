import { useLocation } from 'react-router'

import { useLists } from '../store/lists.ts'
import { saveBackup } from '../store/save-backup.ts'
import { t } from '../text/t.ts'
import { Button } from '../ui/button.tsx'

/** The lists, the builder and the play sheet say it in their own heads. */
const saysItself = /^\/(?:list\/[^/]+(?:\/play)?)?$/

/** Says on any page that the browser does not store what is changed, and offers the file at once. */
export function StorageBar() {
  const problem = useLists((state) => state.problem)
  const { pathname } = useLocation()
  if (problem === null || saysItself.test(pathname)) return null
  return (
    <div className="upd__bar upd__bar--bad" role="alert">
      <p className="upd__say t-body">{problem}</p>
      <div className="upd__acts">
        <Button icon="download" onClick={saveBackup}>
          {t('Download all lists')}
        </Button>
      </div>
    </div>
  )
}
