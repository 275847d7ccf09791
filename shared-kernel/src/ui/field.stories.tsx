import { Field } from './field'
import { Input } from './input'

export default { title: 'Поле формы' }

const control = (texts: { hint?: string; error?: string; required?: boolean }) => (
  <Field label="Название компании" {...texts}>
    {(props) => <Input {...props} defaultValue="ООО «Вектор»" />}
  </Field>
)
export const Plain = () => control({})
export const WithHint = () => control({ hint: 'Как в учредительных документах' })
export const Required = () => control({ required: true })
export const WithError = () => control({ error: 'Укажите название' })
