import { useState } from 'react'
import { Consents } from './consents'

export default { title: 'Согласия' }

export const Working = () => {
  const [agree, setAgree] = useState(true)
  const [transfer, setTransfer] = useState(false)
  return (
    <Consents
      agree={{ name: 'agree', checked: agree, onChange: setAgree }}
      transfer={{ name: 'transfer', checked: transfer, onChange: setTransfer }}
    />
  )
}
export const WithError = () => (
  <Consents
    agree={{ checked: true }}
    transfer={{ checked: false, error: 'Вы не подтвердили согласие на передачу персональных данных' }}
  />
)
