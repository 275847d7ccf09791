import { useState } from 'react'
import { RetryNote } from './retry-note'

export default { title: 'Блок не загрузился' }

export const Failed = () => {
  const [retrying, retry] = useState(false)
  return (
    <RetryNote
      error={new Error('Нет соединения.')}
      text="Документы не загрузились."
      retrying={retrying}
      onRetry={() => retry(true)}
    />
  )
}
