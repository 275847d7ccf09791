/** What no page needs to start: one chunk, which a service worker saves. */
export { createAnswerStore } from './answer-store'
export { lookForServer } from './look-for-server'
export { recordAnswers } from './record-answers'
