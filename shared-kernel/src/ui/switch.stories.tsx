import { useState } from 'react'
import { Switch } from './switch'

export default { title: 'Выключатель' }

export const Working = () => {
  const [on, setOn] = useState(true)
  return <Switch label="Только активные" checked={on} onChange={setOn} />
}
export const Disabled = () => (
  <Switch label="Недоступно" checked={false} disabled onChange={() => undefined} />
)
