// the remembered theme goes first, so that the first paint has it
import '../store/settings.ts'
import '../store/install.ts'
import './main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { speakAsChosen } from '../store/language-choice.ts'
import { App } from './app.tsx'

/** The language first: no text is made before it is there. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  await speakAsChosen()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
