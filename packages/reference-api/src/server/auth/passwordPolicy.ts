import { passwordRules } from '../../contract/password'
import { type Fault, invalid } from '../failure'

/** Stems that most guessed passwords are made of, and the words of this product. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'passw0rd',
  'qwertyuiop',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfghjkl',
  'asdfgh',
  'zxcvbnm',
  'zxcvbn',
  'letmein',
  'welcome',
  'welcom',
  'iloveyou',
  'loveyou',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'superman',
  'batman',
  'princess',
  'sunshine',
  'starwars',
  'whatever',
  'trustno',
  'master',
  'shadow',
  'michael',
  'jordan',
  'secret',
  'changeme',
  'default',
  'login',
  'access',
  'hello',
  'freedom',
  'internet',
  'computer',
  'summer',
  'winter',
  'spring',
  'autumn',
  'monday',
  'test',
  'temp',
  'guest',
  'root',
  'user',
  'administrator',
  'admin',
  'backoffice',
  'quarterdeck',
  'crypto',
  'bitcoin',
  'trading',
  'exchange',
  'correcthorsebatterystaple',
  'abcdefghijklmnop',
  'abcdefgh',
  'abcdef',
  'abc',
  'the',
  'my',
  'is',
  'and',
].sort((a, b) => b.length - a.length)

const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
/** Letters that must be left when the known words are taken out. */
const LEAST_REST = 5

/** Nothing but known words, digits, signs and repeats: the passwords that lists of common ones hold at this length. */
export function isCommonPassword(password: string): boolean {
  const rest = (text: string) =>
    COMMON_WORDS.reduce((left, word) => left.replaceAll(word, ''), text)
      .replace(/[^\p{L}]/gu, '')
      .replace(/(.)\1+/gu, '$1')
  const lower = password.toLowerCase()
  const plain = [...lower].map((letter) => LEET[letter] ?? letter).join('')
  return rest(lower).length < LEAST_REST || rest(plain).length < LEAST_REST
}

/** Throws 422 at `password` when a new password is common, made of the e-mail or of very few letters. Length is the schema's business (S56). */
export function assertPassword(password: string, email: string): void {
  const unmet = passwordRules(password, email).filter(({ met }) => !met)
  const fault = (message: string): Fault => ({ field: 'password', code: 'invalid', message })
  if (unmet.some(({ rule }) => rule === 'notEmail'))
    throw invalid([fault('The password must not hold your e-mail name. Choose another one.')])
  if (unmet.some(({ rule }) => rule === 'notRepeated'))
    throw invalid([fault('The password repeats too few characters. Choose another one.')])
  if (isCommonPassword(password)) throw invalid([fault('This password is easy to guess. Choose a less common one.')])
}
