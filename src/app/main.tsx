// the remembered theme goes first, so that the first paint has it
import '../store/settings.ts'
import '../store/install.ts'
import './main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
