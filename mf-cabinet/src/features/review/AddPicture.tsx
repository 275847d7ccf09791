import { Button } from '@prilavok/shared-kernel/ui/button'
import { useRef } from 'react'
import { reviewTexts } from './texts'

/** Chooses pictures on the device. */
export function AddPicture({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="s" icon="plus" onClick={() => input.current?.click()}>
        {reviewTexts.image}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={reviewTexts.image}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
