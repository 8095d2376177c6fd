import type { Plugin } from 'vite'

/**
 * Takes the content security policy out of the page that the development server sends: hot reload
 * needs inline scripts and styles. The built page keeps it.
 */
export function devPolicy(): Plugin {
  return {
    name: 'dev-policy',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
  }
}
