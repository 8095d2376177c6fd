import { appFormat } from './app-format.ts'

/** The official app on Android: faction and formation in lines of their own, no dashes. Also whatever else follows the app. */
export const appAndroid = appFormat('aos-app-android', 'Official app (Android)', ({ ruled }) =>
  ruled ? 0.01 : 0.015,
)
