/** Common passwords of 8 characters and more, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0000000000 01010101 0123456789 09876543 0987654321 10101010 11111111 111111111 1111111111
  11112222 11223344 1122334455 12121212 121212121 123123123 1231231234 123321123 12341234 12344321 12345678
  12345678900 123456789 1234567890 12345678901 123456789012 1234567890123 123456789a 123456789q 12345678a
  12345678q 12345678910 123456qwerty 123654789 1234qwer 123abc123 123qwe123 123qweasd 123qweasdzxc 12qwaszx
  13579246 147258369 147852369 159357456 159753456 1a2b3c4d 1a2b3c4d5e 1q1q1q1q 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qazxsw23edc 22222222 222222222 33333333 333333333 3edc4rfv 44444444 444444444
  55555555 555555555 66666666 666666666 69696969 741852963 77777777 777777777 789456123 7894561230 87654321
  88888888 888888888 8888888888 963852741 987654321 9876543210 99999999 999999999 a1234567 a12345678 a123456789
  a1b2c3d4 aa123456 aaaaaaaa abc12345 abc123456 abc123abc abcd1234 abcd12345 abcdefgh abcdefghi abcdefghij
  admin123 admin1234 admin12345 administrator alexander alexandra arsenal1 asd123456 asdasdasd asdf1234
  asdf12345 asdfasdf asdfghjk asdfghjkl asdfghjkl1 azerty123 azertyuiop babygirl barcelona baseball baseball1
  basketball beautiful benjamin blink182 butterfly changeme changeme1 changeme123 charlie1 charlotte chelsea1
  chocolate christian christina computer dragon123 dragonball elizabeth facebook fktrcfylh football football1
  football123 freedom1 fuckyou1 fuckyou2 fuckyou123 ghbdtnbr goodluck harrypotter hello123 hello1234 helloworld
  hellokitty iloveyou iloveyou1 iloveyou123 internet jennifer jonathan jordan23 juventus kimberly letmein1
  letmein123 liverpool lovelove manchester matthew1 maverick mercedes metallica michael1 michelle midnight
  monkey123 myspace1 nicholas p@ssw0rd pa55word pa55w0rd paradise pass1234 pass12345 passw0rd passw0rd1 password
  password1 password12 password123 password1234 password12345 password2 pokemon1 pokemon123 princess princess1
  princess123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qweasd123 qweasdzxc qweasdzxc123 qweqweqwe
  qwer1234 qwer12345 qwerasdf qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty123456789
  qwertyqwerty qwertyui qwertyuiop realmadrid rockyou1 samantha samsung1 sebastian skywalker slipknot spiderman
  starwars strawberry sunflower sunshine sunshine1 superman superman1 swordfish test1234 test12345 testtest
  thunder1 trustno1 victoria warcraft welcome1 welcome123 whatever yankees1 zaq12wsx zaq1xsw2 zaq1zaq1 zxcv1234
  zxcvbnm1 zxcvbnm123 zzzzzzzz
  `
    .trim()
    .split(/\s+/),
);
