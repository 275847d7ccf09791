import { QuestionButton, QuestionLink } from './question-link'

export default { title: 'Вопрос поставщику' }

export const Link = () => <QuestionLink />
export const Feedback = () => <QuestionLink modal="feedback" />
export const Button = () => <QuestionButton subject="Ничего не нашлось" />
