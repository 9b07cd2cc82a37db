import { Braces, ChevronDown } from 'lucide-react'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { Menu, MenuItem } from '../Menu'
import type { CodeVariable } from './CodeEditor'
import * as S from './CodeEditor.styles'

interface VariableMenuProps {
  variables: readonly CodeVariable[]
  onChoose(name: string): void
}

/** Puts a name in at the cursor, for those who do not know it by heart. */
export function VariableMenu({ variables, onChoose }: VariableMenuProps) {
  const trigger = (
    <Button kind="ghost" size="sm">
      <Icon of={Braces} size="sm" />
      Insert variable
      <Icon of={ChevronDown} size="sm" />
    </Button>
  )
  return (
    <S.Bar>
      <Menu label="Variables" align="end" trigger={trigger}>
        {variables.map(({ name, detail }) => (
          <MenuItem key={name} state={detail} onSelect={() => onChoose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </S.Bar>
  )
}
