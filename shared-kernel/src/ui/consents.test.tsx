import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Consents } from './consents'

const AGREE = 'Согласен на обработку персональных данных'
const TRANSFER = 'Согласен на передачу персональных данных'

function Form({ error }: { error?: string }) {
  const [agree, setAgree] = useState(false)
  const [transfer, setTransfer] = useState(false)
  return (
    <Consents
      agree={{ name: 'agree', checked: agree, onChange: setAgree, error }}
      transfer={{ name: 'transfer', checked: transfer, onChange: setTransfer }}
    />
  )
}
const box = (name: string) => screen.getByRole('checkbox', { name })

test('each box is ticked by itself and by its label; an error is tied to it', async () => {
  renderWithKernel(<Form error="Вы не подтвердили согласие" />)
  await userEvent.click(box(AGREE))
  expect(box(AGREE)).toBeChecked()
  expect(box(TRANSFER)).not.toBeChecked()
  await userEvent.click(screen.getAllByText(/Согласен на/)[1] as HTMLElement)
  expect(box(TRANSFER)).toBeChecked()
  expect(box(AGREE)).toHaveAccessibleDescription('Вы не подтвердили согласие')
})

test('what is agreed to opens over the form and ticks nothing', async () => {
  const kernel = testKernel({
    plan: { modals: { consentText: { part: 'mf-auth', expose: './ConsentTextModal' } } },
  })
  renderWithKernel(<Form />, { kernel })
  await userEvent.click(screen.getByRole('button', { name: 'передачу персональных данных' }))
  expect(kernel.modals.current()).toEqual([{ name: 'consentText', props: { consent: 'transfer' } }])
  expect(box(TRANSFER)).not.toBeChecked()
})

test('where no part brings the texts there is nothing to open', () => {
  renderWithKernel(<Form />, { kernel: testKernel() })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(box(AGREE)).toBeInTheDocument()
})
