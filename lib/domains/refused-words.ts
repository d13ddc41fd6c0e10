/** Who we are, and what a host of ours that somebody else has must not pass for. */
export const OWN_NAME = "marque";

/** Names that services and mail have by custom, and words that pretend to speak for us or ask for trust. */
export const RESERVED_LABELS: ReadonlySet<string> = new Set(
  `
www www2 web api app apps admin administrator root system sys internal local localhost host edge origin proxy gateway
mail email smtp imap pop pop3 mx webmail newsletter mailer postmaster hostmaster webmaster abuse noreply no-reply
ns ns1 ns2 ns3 ns4 dns dns1 dns2 ftp sftp ssh vpn git svn ldap sip stun turn ntp whois rdap
autoconfig autodiscover wpad isatap mta-sts openpgpkey acme well-known
docs doc documentation developers developer dev reference guides guide changelog openapi v1 v2 v3 graphql webhook webhooks
design showcase gallery brand brands collection collections owner wallet wallets claim claims mint minting nft nfts token tokens
certificate certificates contract explorer ipfs verify verification verified proof official
status health monitoring metrics stats statistics analytics logs
account accounts user users profile settings dashboard console panel portal cpanel login log-in signin sign-in signup sign-up
logout auth authentication oauth oidc sso saml password passwords reset secure security safe trust
pay payment payments billing invoice invoices checkout shop store cart bank wire refund refunds support help helpdesk contact
legal terms privacy imprint press about jobs careers team blog news forum community
cdn static assets asset img images image media files file upload uploads download downloads
test tests testing staging stage beta alpha demo sandbox preview prod production live example examples invalid null undefined
none true false
`
    .trim()
    .split(/\s+/),
);

/** Words that no part of a label may be. Whole parts only: innocent names hold some of them. */
export const RUDE_PARTS: ReadonlySet<string> = new Set(
  `
anal anus arse ass asses bastard bitch bitches boob boobs bollocks bullshit chink clit cock cocks coon crap cum cunt cunts dick
dicks dildo dyke fag fags faggot fanny fuck fucks fucked fucker fucking gook hitler incest jizz kike kkk kys lynch milf
motherfucker nazi nazis negro nigga niggas nigger niggers orgy paki pedo paedo penis piss porn porno pornhub pussy queef rape
raped rapist retard retarded scat schlampe sex sexy shemale shit shits shitty slut sluts spastic spic tit tits titties twat
vagina wank wanker whore whores wichser xxx arschloch fotze ficken hure hurensohn kanake neger nutte scheisse merde putain pute
salope connard encule nique puta puto mierda cabron pendejo coño joder maricon cazzo stronzo puttana vaffanculo troia caralho
merda porra buceta foda kurwa chuj pizda suka blyat hui ebal
`
    .trim()
    .split(/\s+/),
);

/** Long or plain enough to be meant wherever they stand. */
export const RUDE_ANYWHERE: readonly string[] = [
  "fuck",
  "nigger",
  "faggot",
  "motherf",
  "pornhub",
  "hitler",
  "whore",
  "cunts",
  "bitches",
  "asshole",
  "arschloch",
  "hurensohn",
  "vaffanculo",
  "childporn",
  "killyourself",
  "heilhitler",
];
