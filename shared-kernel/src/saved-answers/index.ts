export type { SavedPage } from './answer-store'
export { createSavedAnswers, type SavedAnswers } from './saved-answers'
