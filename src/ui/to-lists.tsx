import { Link } from 'react-router'

import { t } from '../text/t.ts'
import { buttonClass } from './button-class.ts'

/** The way from a page that has nothing to show to the lists. */
export function ToLists() {
  return (
    <Link to="/" className={buttonClass()}>
      {t('Your lists')}
    </Link>
  )
}
