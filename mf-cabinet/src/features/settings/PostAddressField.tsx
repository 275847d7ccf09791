import type { FormState } from '@prilavok/shared-kernel/forms'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import type { SettingsValues } from './settings-values'
import { settingsTexts } from './texts'

interface PostAddressFieldProps {
  form: FormState<SettingsValues>
  /** Of the button that copies the main address. */
  sameText: string
}

/** The postal address; mostly it is the main one. */
export function PostAddressField({ form, sameText }: PostAddressFieldProps) {
  const { main_address: main, post_address: post } = form.values
  return (
    <TextField
      {...form.text('post_address')}
      label={settingsTexts.postAddress}
      placeholder={settingsTexts.addressHint}
      autoComplete="off"
      hint={
        main !== '' &&
        main !== post && (
          <Button kind="quiet" size="s" onClick={() => form.setValue('post_address', main)}>
            {sameText}
          </Button>
        )
      }
    />
  )
}
