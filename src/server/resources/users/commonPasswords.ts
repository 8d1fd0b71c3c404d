/**
 * Passwords that everybody tries first, in lower case: the world's most common ones, and what Swedes and sailors
 * choose.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
00000000 000000000 11111111 111111111 1111111111 11223344 1122334455 112233445566 12121212 123123123 123321123 12341234 123412345
12344321 12345 123456 1234567 12345678 123456789 1234567890 1234abcd 123abc123 123qwe123 123qweasd 13131313 147258369 147852369
159357159 159753159 19871987 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20202020 22222222 33333333 44444444 55555555 66666666
77777777 87654321 88888888 98765432 987654321 9876543210 99999999 a12345678 a123456789 a1b2c3d4 aa123456 aaaaaaaa abc123 abc12345
abcd1234 abcdefgh access123 access14 admin123 admin1234 admin12345 adminadmin administrator aik12345 aikaik12 aikaikaik alexander
alexander1 alskardig alskling alskling1 america1 anders12 andersson andersson1 andreas1 andrew angel123 angels12 ankare12 annika12
anthony arsenal1 asd12345 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfqwer ashley autumn2024 babord12 babord123 babygirl
babygirl1 bamse123 banana12 barcelona baseball baseball1 basketball baten123 batklubb batman batman123 benjamin benjamin1 blahblah
blavitt1 blink182 blomma12 blomman1 blommor1 blåvitt1 brynäs123 butterfly båten123 båtklubb båtklubben båtliv12 callofduty
captain1 changeme changeme123 charlie charlie1 cheese12 chelsea1 chocolate choklad1 chokladboll christian christina coffee12
computer computer1 contrasena cookie12 corvette counterstrike cowboys1 crystal1 daniel daniel1 december december1 default default123
diamond1 djurgarden djurgarden1 djurgården djurgården1 donaldduck dragon dragon123 drakar12 drake123 drake1234 eagles12 elisabet
elisabeth emelie12 emil1234 eminem12 ericsson ericsson1 eriksson eriksson1 facebook facebook1 familjen familjen1 farfar12 farjestad
farmor12 ferrari1 fikapaus fiskpinne fjaril12 fjärilen flower12 folkbat1 folkbåt1 folkbåten football football1 foppa210 fortnite
fotboll1 fotboll10 fotboll12 fotboll123 fredrik1 freedom freedom1 friday13 frolunda frolunda1 frölunda frölunda1 
färjestad garfield genua123 godisgood godmorgon goldfish google123 goteborg goteborg1 gotland1 greenday1 guest123 gustaf12
gustafsson gustav12 göteborg göteborg1 hammarby hammarby1 handboll handboll1 hansson1 harley12 hastar12 hasten12 heavenly hej12345
hejdå123 hejhej12 hejhej123 hejhejhej hejpadig hejpådig hejsan12 hejsan123 hejsanhejsan hello123 hello1234 hellohello hellokitty
helloworld helsingborg hemlig123 hemlighet hemligt1 hemligt123 honeybee host2024 hotmail1 hunden12 hunden123 hundvalp hunter12
hunter123 husqvarna hästar12 hästen12 höst2024 ibrahimovic ifkgöteborg ikea1234 ilovesailing iloveyou iloveyou1 innebandy innebandy1
instagram internet internet1 iphone12 ironmaiden ishockey ishockey1 jagalskardig jagälskardig jansson1 january1 jennifer jennifer1
jessica jessica1 jesus123 jesuschrist johanna1 johannes johansson johansson1 jonsson1 jordan23 josefin1 joshua julafton jultomten
juventus kaffe123 kaffe1234 kaffekopp kalleanka kalleanka1 kallekula kanelbullar kanelbulle kaninen1 kappsegling kapten12 kapten123
karlsson karlsson1 katten12 katten123 kattunge killer12 killer123 kompass1 korvmedbröd kottbullar kristian kristina köttbullar
köttbulle lakers24 larsson1 laser123 leksand1 letmein letmein1 lightning linkedin linköping linnea12 liverpool liverpool1 login123
london123 losenord losenord1 losenord12 losenord123 lovelove lovely123 loveyou lösenord lösenord1 lösenord12 lösenord123 macintosh
madonna1 magdalena malmo123 malmoff1 malmö123 malmöff1 mamma123 mammamamma manchester marines1 master master123 matilda1 matthew
medvind1 mercedes metallica metallica1 michael michael1 michelle mickeymouse microsoft midsommar midsommar1 minecraft minecraft1
modo1234 monday12 monkey monkey123 morfar12 mormor12 motdepasse motvind1 mumin123 mumintrollet musse123 mustang1
newyork1 nicole nilsson1 ninja123 nintendo nirvana1 norrköping november october1 olsson12 optimist1 optimist12 optimistjolle
orange12 p@ssw0rd p@ssword pa55word packers1 pannkaka pannkakor panther1 pappa123 pappapappa passord1 passw0rd password password!
password1 password1! password12 password123 password123! passwort passwort1 patriots pepper12 persson1 pettersson phoenix1 pippi123
pippilangstrump pippilångstrump pirat123 pirates1 playstation pokemon pokemon1 porsche1 princess princess1 prinsen1 prinsessa
prinsessa1 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwe12345 qwe123qwe qweasdzxc qweqweqwe qwer1234 qwerty qwerty12 qwerty123
qwerty1234 qwertyui qwertyuiop qwertyuiop123 raiders1 rainbow1 rammstein rangers1 realmadrid rebecka1 redsox12 regatta1 regatta123
regnbage regnbåge ridning1 robert robert1 roblox123 root1234 saab1234 saab9000 sailboat sailboat1 sailing1 sailing12 sailing123
samsung1 samsung123 samurai1 scania12 scooby12 sebastian sebastian1 secret123 security security1 segelbat segelbat1 segelbåt
segelbåt1 segelbåten segelsällskap segla123 seglare1 seglare12 seglare123 segling1 segling12 segling123 semester semester1 september
shadow shadow12 silver12 sjorovare sjöman12 sjörövare skargard skargarden skeppare skipper1 skärgård skärgården slipknot1 smörgås1
snoopy12 snowball soldier1 solros12 solsken1 sommar12 sommar123 sommar2020 sommar2021 sommar2022 sommar2023 sommar2024 sommar2025
sommar2026 spiderman spindelmannen spinnaker spinnaker1 spring2024 spring2025 starwars starwars1 steelers stjarna1 stjärna1
stockholm stockholm1 stockholm123 storsegel styrbord styrbord1 styrbord123 stålmannen summer12 summer123 summer2020 summer2021
summer2022 summer2023 summer2024 summer2025 sunshine sunshine1 superhjälte superman superman1 svensson svensson1 sverige sverige1
sverige12 sverige123 swedbank1 sweetheart teddybear telia123 test1234 test12345 testing123 testtest thomas thunder1 tiger123
tinkerbell tomten123 toor1234 topsecret trekronor trekronor1 tretrekronor trustno1 twitter1 unicorn1 uppsala1 user1234 username
victoria1 viktoria1 vind1234 vinter12 vinter123 vinter2023 vinter2024 vinter2025 vinter2026 visby123 volvo123 volvo740 volvov70
västerås vågorna1 vår12345 warcraft warrior1 welcome welcome1 welcome123 whatever whatever1 william windows1 windows10 winter12
winter123 winter2023 winter2024 winter2025 worldofwarcraft yahoo123 yamaha12 yankees1 youtube1 zaq12wsx zlatan10 zlatan123 zxc12345
zxcvbnm zxcvbnm, zxcvbnm123 zxcvzxcv älskardig älskling älskling1
`
    .trim()
    .split(/\s+/),
);
