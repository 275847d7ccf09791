import { Input, TextField } from './input'

export default { title: 'Текстовое поле' }

export const Sizes = () => (
  <>
    <Input aria-label="Малое" size="s" placeholder="Артикул" />
    <Input aria-label="Среднее" placeholder="Артикул" />
    <Input aria-label="Большое" size="l" placeholder="Артикул" />
  </>
)
export const WithIcon = () => <Input aria-label="Поиск" icon="search" placeholder="Название или код" />
export const Locked = () => <TextField label="ИНН" locked defaultValue="7701234567" />
export const WithError = () => (
  <TextField label="Почта" defaultValue="client@" error="Адрес неполный: нет домена" />
)
export const Disabled = () => <TextField label="Почта" disabled defaultValue="client@example.com" />
