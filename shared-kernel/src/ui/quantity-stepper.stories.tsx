import { useState } from 'react'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'

export default { title: 'Количество' }

function Example(props: Partial<QuantityStepperProps>) {
  const [value, setValue] = useState(props.value ?? 1)
  return <QuantityStepper label="Ручка" {...props} value={value} onChange={setValue} />
}

export const Plain = () => <Example />
export const InBasket = () => <Example value={12} inBasket />
export const Multiple = () => <Example value={10} min={10} step={5} limit={40} />
export const Pending = () => <Example value={3} inBasket pending />
export const Disabled = () => <Example value={0} disabled />
export const OfAPage = () => <Example size="page" />
export const OfACard = () => <Example size="card" />
export const LastOnes = () => <Example value={4} min={5} step={5} limit={4} />
export const OddSteps = () => <Example value={10} min={10} step={4} limit={400} />
