import { useToast, useVisibleMenu } from '@quarterdeck/core'
import type { Profile } from '@quarterdeck/reference-api/contract'
import { Button, Card, FormLayout, Select, TextField } from '@quarterdeck/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAppearance } from '../../shared/Appearance'
import { useDirty } from '../../shared/DirtyForms'
import { placeFields, readFailure } from '../../shared/failure'
import { flatMenu } from '../../shared/flatMenu'
import { RefusalNote } from '../../shared/RefusalNote'
import { useSave } from '../../shared/useSave'
import * as S from './Account.styles'
import { saveProfile } from './account.api'

const THEMES = [
  { value: 'system', label: 'As the system has it' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]
const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

type Values = Pick<Profile, 'fullName' | 'timeZone' | 'theme' | 'density' | 'landingPage'>

const valuesOf = ({ fullName, timeZone, theme, density, landingPage }: Profile): Values => ({
  fullName,
  timeZone,
  theme,
  density,
  landingPage,
})

/** Name and preferences. Saving the look also changes it here at once. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [values, setValues] = useState(() => valuesOf(profile))
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({})
  const [refusal, setRefusal] = useState('')
  const { state, save } = useSave(saveProfile)
  const { choose } = useAppearance()
  const queries = useQueryClient()
  const toast = useToast()
  const landing = flatMenu(useVisibleMenu()).map(({ name, to }) => ({ value: to, label: name }))
  const dirty = JSON.stringify(values) !== JSON.stringify(valuesOf(profile))
  useDirty(dirty && state.status !== 'busy')
  const set = (part: Partial<Values>) => setValues({ ...values, ...part })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fullName = values.fullName.trim()
    if (fullName.length < 2) {
      setErrors({ fullName: 'Type your name, 2 to 80 characters.' })
      return
    }
    const answer = await save({ ...values, fullName }, profile.version)
    if (!answer) return
    if (answer.ok) {
      setErrors({})
      setRefusal('')
      choose('theme', values.theme)
      choose('density', values.density)
      toast.success('Profile saved')
      await queries.invalidateQueries({ queryKey: ['profile'] })
      return
    }
    const failure = readFailure(answer)
    const { placed, rest } = placeFields(failure, ['fullName', 'timeZone', 'theme', 'density', 'landingPage'])
    setErrors(placed)
    setRefusal(
      failure.kind === 'conflict'
        ? 'Your profile was changed in another window. Reload the page to see it.'
        : [failure.message, ...rest].join(' '),
    )
  }

  return (
    <Card title="Name and preferences">
      <FormLayout onSubmit={submit}>
        <RefusalNote>{refusal}</RefusalNote>
        <TextField
          label="Name"
          maxLength={80}
          autoComplete="name"
          value={values.fullName}
          onChange={(event) => set({ fullName: event.target.value })}
          error={errors.fullName}
        />
        <Select
          label="Time zone"
          options={ZONES}
          value={values.timeZone}
          onChange={(event) => set({ timeZone: event.target.value })}
          error={errors.timeZone}
        />
        <Select
          label="Theme"
          options={THEMES}
          value={values.theme}
          onChange={(event) => set({ theme: event.target.value as Values['theme'] })}
          error={errors.theme}
        />
        <Select
          label="Density"
          options={DENSITIES}
          value={values.density}
          onChange={(event) => set({ density: event.target.value as Values['density'] })}
          error={errors.density}
        />
        <Select
          label="First page after sign-in"
          options={landing}
          value={values.landingPage}
          onChange={(event) => set({ landingPage: event.target.value })}
          error={errors.landingPage}
        />
        <S.Actions>
          <Button kind="ghost" disabled={!dirty} onClick={() => setValues(valuesOf(profile))}>
            Discard
          </Button>
          <Button kind="primary" type="submit" busy={state.status === 'busy'} disabled={!dirty}>
            Save profile
          </Button>
        </S.Actions>
      </FormLayout>
    </Card>
  )
}
