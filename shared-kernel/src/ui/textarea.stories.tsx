import { TextareaField } from './textarea'

export default { title: 'Многострочное поле' }

export const Plain = () => <TextareaField label="Комментарий к заказу" hint="До 500 знаков" />
export const WithError = () => <TextareaField label="Комментарий" error="Слишком длинный" defaultValue="…" />
export const Disabled = () => <TextareaField label="Комментарий" disabled />
