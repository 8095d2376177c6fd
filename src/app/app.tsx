import { BrowserRouter } from 'react-router'

import { ShareHost } from '../features/share-dialog/share-host.tsx'
import { dataDates } from '../library/data-date.ts'
import { useToasts } from '../store/toasts.ts'
import { Toaster } from '../ui/toast.tsx'
import { AppRoutes } from './routes.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dated = dataDates.map(
  ({ publication, date }) => `${publication} of ${day.format(new Date(date))}`,
)
const dataLine = `${dated.join('; ')}; newer official points may exist.`

/** The whole app: its pages, and the messages over them. */
export function App() {
  return (
    <BrowserRouter>
      <AppRoutes dataLine={dataLine} />
      <ShareHost />
      <Messages />
    </BrowserRouter>
  )
}

function Messages() {
  const toasts = useToasts((state) => state.toasts)
  const dismiss = useToasts((state) => state.dismiss)
  return <Toaster toasts={toasts} onDismiss={dismiss} />
}
