/** First and last names of one place, as they are written there in Latin letters, with the country and its dialling code. */
export interface NameSet {
  readonly country: string
  readonly dial: string
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const words = (text: string) => text.split(' ')
const set = (country: string, dial: string, first: string, last: string): NameSet => ({
  country,
  dial,
  first: words(first),
  last: words(last),
})

/** Names by place. */
export const NAME_SETS: readonly NameSet[] = [
  set(
    'ES',
    '34',
    'Lucía Mateo Sofía Hugo Martina Álvaro Carmen Iker Nerea Rubén',
    'Fernández García Muñoz Ibáñez Castaño Peña Vidal Ortega Núñez Serrano',
  ),
  set(
    'DE',
    '49',
    'Jonas Hannah Lukas Mia Felix Greta Jörg Käthe Moritz Leonie',
    'Weber Müller Schröder Bauer Krüger Vogel Jäger Brandt Hoffmann Weiß',
  ),
  set(
    'FR',
    '33',
    'Chloé Louis Inès Théo Camille Jérôme Manon Étienne Zoé Baptiste',
    'Laurent Moreau Lefèvre Garnier Rousseau Chevalier Dupont Benoît Perrin Fournier',
  ),
  set(
    'NG',
    '234',
    'Amara Chidi Ngozi Emeka Zainab Tunde Ifeoma Segun Adaeze Bola',
    'Okafor Adeyemi Eze Balogun Nwosu Ibrahim Okonkwo Bello Uche Danjuma',
  ),
  set(
    'IN',
    '91',
    'Priya Arjun Ananya Rohan Kavya Vikram Meera Aditya Neha Sanjay',
    'Raman Sharma Iyer Patel Reddy Banerjee Nair Gupta Joshi Menon',
  ),
  set(
    'PL',
    '48',
    'Mateusz Zofia Jakub Oliwia Wojciech Agnieszka Paweł Łucja Kacper Małgorzata',
    'Nowak Kowalski Wójcik Zieliński Dąbrowski Szymański Woźniak Król Wieczorek Jabłoński',
  ),
  set(
    'JP',
    '81',
    'Hana Kenji Yui Ren Sakura Haruto Aiko Daichi Emi Takumi',
    'Sato Suzuki Tanaka Watanabe Ito Yamamoto Kobayashi Mori Shimizu Inoue',
  ),
  set('TR', '90', 'Elif Emre Zeynep Can Ayşe Mehmet Defne Burak Çağla Ömer', 'Yıldız Demir Şahin Kaya Öztürk Arslan Doğan Çelik Koç Aydın'),
  set(
    'GH',
    '233',
    'Daniel Akosua Kwame Abena Kofi Efua Yaw Ama Kojo Esi',
    'Osei Mensah Boateng Asante Owusu Appiah Agyeman Addo Quaye Ofori',
  ),
  set(
    'SE',
    '46',
    'Noah Astrid Elias Maja Oskar Freja Åke Linnéa Björn Saga',
    'Bergström Lindqvist Åberg Nyström Sjöberg Ekström Holm Dahl Wikström Öberg',
  ),
  set(
    'IT',
    '39',
    'Sofia Lorenzo Giulia Matteo Alice Niccolò Chiara Davide Elena Luca',
    'Rossi Ferrari Esposito Bianchi Romano Ricci Gallo Conti Marino Greco',
  ),
  set(
    'LB',
    '961',
    'Karim Leila Rami Nour Ziad Maya Hassan Dalia Omar Yasmine',
    'Haddad Nasser Khoury Mansour Saliba Fares Hariri Aoun Gemayel Sabbagh',
  ),
  set('KR', '82', 'Grace Minjun Seo-yeon Jiho Ha-eun Dohyun Yuna Junseo Soomin Taeyang', 'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim'),
  set(
    'GB',
    '44',
    'Oliver Amelia Harry Isla George Freya Alfie Poppy Arthur Niamh',
    'Smith Taylor Evans Walker Hughes Clarke Wright Murphy Bennett Shaw',
  ),
  set(
    'BR',
    '55',
    'Ana João Beatriz Gabriel Larissa Thiago Júlia Caio Letícia Rafael',
    'Souza Oliveira Pereira Araújo Gonçalves Ribeiro Barbosa Conceição Nunes Teixeira',
  ),
  set('VN', '84', 'Linh Minh Thảo Đức Hương Quân Mai Tuấn Ngọc Phúc', 'Nguyễn Trần Lê Phạm Hoàng Vũ Đặng Bùi Đỗ Hồ'),
  set(
    'KE',
    '254',
    'Wanjiru Otieno Achieng Kamau Njeri Kiprono Nyambura Mwangi Auma Baraka',
    'Kariuki Odhiambo Mutua Wambui Kiplagat Omondi Njoroge Chebet Maina Were',
  ),
  set(
    'CA',
    '1',
    'Emma Liam Olivia Ethan Charlotte Logan Maya Nathan Chloe Owen',
    'Tremblay Campbell Roy Singh Gagnon MacDonald Chen Bouchard Wilson Fraser',
  ),
  set(
    'CZ',
    '420',
    'Tereza Jan Eliška Tomáš Kateřina Jiří Lucie Ondřej Šárka Matěj',
    'Novák Svoboda Dvořák Černý Procházka Kučera Veselý Horák Němec Říha',
  ),
  set(
    'MX',
    '52',
    'Ximena Diego Valeria Emiliano Renata Santiago Regina Leonardo Camila José',
    'Hernández López Ramírez Cruz Flores Gómez Morales Reyes Jiménez Torres',
  ),
]

/** A person with a name of his own; `handle` begins the e-mail address. */
export interface Person {
  readonly name: string
  readonly handle: string
  readonly country: string
  readonly dial: string
}

/** The people of the design pictures, in the order they registered, newest last. */
export const KNOWN_PEOPLE: readonly Person[] = [
  { name: 'Leila Nasser', handle: 'leila.nasser', country: 'LB', dial: '961' },
  { name: 'Oliver Brandt', handle: 'oliver.brandt', country: 'DE', dial: '49' },
  { name: 'Grace Kim', handle: 'grace.kim', country: 'KR', dial: '82' },
  { name: 'Karim Haddad', handle: 'karim.haddad', country: 'LB', dial: '961' },
  { name: 'Sofia Rossi', handle: 'sofia.rossi', country: 'IT', dial: '39' },
  { name: 'Noah Bergström', handle: 'noah.bergstrom', country: 'SE', dial: '46' },
  { name: 'Chloé Laurent', handle: 'chloe.laurent', country: 'FR', dial: '33' },
  { name: 'Daniel Osei', handle: 'daniel.osei', country: 'GH', dial: '233' },
  { name: 'Elif Yıldız', handle: 'elif.yildiz', country: 'TR', dial: '90' },
  { name: 'Hana Sato', handle: 'hana.sato', country: 'JP', dial: '81' },
  { name: 'Mateusz Nowak', handle: 'mateusz.nowak', country: 'PL', dial: '48' },
  { name: 'Lucía Fernández', handle: 'lucia.fernandez', country: 'ES', dial: '34' },
  { name: 'Priya Raman', handle: 'priya.raman', country: 'IN', dial: '91' },
  { name: 'Jonas Weber', handle: 'jonas.weber', country: 'DE', dial: '49' },
  { name: 'Amara Okafor', handle: 'amara.okafor', country: 'NG', dial: '234' },
]

/** Names that break careless layouts: 60 characters, right to left, emoji, other scripts, one word. */
export const UNUSUAL_PEOPLE: readonly Person[] = [
  { name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff von Altstadt', handle: 'maximiliana', country: 'AT', dial: '43' },
  { name: 'محمد بن عبد الله العتيبي', handle: 'mohammed.alotaibi', country: 'SA', dial: '966' },
  { name: 'Rosa 🌵 Delgado 👩🏽‍🚀', handle: 'rosa.delgado', country: 'MX', dial: '52' },
  { name: 'נועה לוי', handle: 'noa.levi', country: 'IL', dial: '972' },
  { name: '田中 太郎', handle: 'taro.tanaka', country: 'JP', dial: '81' },
  { name: 'Олександра Ковальчук', handle: 'oleksandra.kovalchuk', country: 'UA', dial: '380' },
  { name: "Siobhán O'Connor-D'Arcy", handle: 'siobhan.oconnor', country: 'IE', dial: '353' },
  { name: 'Ng', handle: 'ng', country: 'SG', dial: '65' },
  { name: 'สมชาย ใจดี', handle: 'somchai.jaidee', country: 'TH', dial: '66' },
  { name: 'Γιώργος Παπαδόπουλος', handle: 'giorgos.papadopoulos', country: 'GR', dial: '30' },
]

const SPECIAL_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', đ: 'd', ø: 'o', æ: 'ae' }

/** A name as the part of an address before the `@`. */
export const handleOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßłıđøæ]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter)
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')
