/**
 * Well-known brands of software, media, makers and transport: the titles of simple-icons 16.37.0 (CC0), folded to a–z, of
 * 3 to 14 letters.
 */
export const BRANDS_WITH_ICONS = `
abb abbott abbvie aboutme abstract abusech academia accenture accusoft accuweather acer acm acode actigraph activeloop activision activitypub actix actualbudget acura ada adafruit
adaway adblock adblockplus addyio adguard adidas adminer adonisjs adp adroll adventofcode adyen aeroflot aeromexico afdian affine aframe afterpay aftership agentskills agora aib
aidungeon aiohttp aiqfome airasia airbnb airbrake airbus airbyte aircall aircanada airchina airfrance airindia airplayaudio airplayvideo airserbia airtable airtel airtransat ajv
akamai akasaair akaunting akiflow alacritty alamy albertheijn albumoftheyear alby alchemy aldinord aldisud alfred algolia algorand alibabacloud alibabacom alienware aliexpress
alipay alist allegro alliedmodders alltrails almalinux alphaxiv alpinejs alpinelinux alternativeto alwaysdata amd ameba amg amp amul ana anaconda analogue andela android
androidauto androidstudio angular anichart anilist animalplanet animejs ankermake anki ansible answer ansys anta antdesign antennapod anthropic antv anycubic anydesk anytype apache
apacheairflow apacheant apachearrow apacheavro apachecordova apachecouchdb apachedoris apachedruid apacheecharts apacheflink apachegroovy apachehadoop apachehbase apachehive
apachejmeter apachekafka apachekylin apachelucene apachemaven apachenifi apacheparquet apachepdfbox apachepulsar apacherocketmq apachesolr apachespark apachestorm apachesuperset
apachetomcat aparat apifox apmterminals apollographql apostrophe appgallery appian appimage appium apple applearcade applemusic applenews applepay applepodcasts appletv appmanager
appsignal appsmith appstore appveyor appwrite aqua aral arangodb arc arcgis archicad archlinux ardour arduino argo argos ariakit arkecosystem arlo arm armkeil arstechnica
artifacthub artixlinux artstation arxiv asahilinux asana asciidoctor asciinema asda aseprite aspire assemblyscript asterisk astonmartin astra astral astro asus atari atlasos
atlassian atomgit att auchan audacity audi audible audiobookshelf audioboom audiomack audiotechnica aurelia autentique authelia authentik autocad autocannon autodesk autodeskmaya
autodeskrevit autohotkey autoit automattic autoprefixer autozone avajs avaloniaui avast avianca avira avm await awesomelists awesomewm awwwards axios axisbank babel babelio
babylonjs backblaze backbone backbonejs backendless backstage badoo baidu bakalari bamboo bambulab bandcamp bandlab bandsintown bankofamerica barclays baremetrics barmenia basecamp
baserow baseui bastyon bat bata battlenet bazel beatport beats beatsbydre beatstars behance beijingsubway bem bentley bento bentobox bentoml bereal betfair betterauth betterdiscord
betterstack bevy bigbasket bigbluebutton bigcartel bigcommerce bilibili billboard bim binance bioconductor biolink biome bisecthosting bit bitbucket bitcoin bitcoincash bitcoinsv
bitcomet bitdefender bitly bitrise bitsy bittorrent bitwarden bitwig black blackberry blazemeter blazor blender blibli blockbench blockchaincom blogger bloglovin blueprint bluesky
bluesound bluetooth bmcsoftware bmw bnbchain boardgamegeek boat boeing bombardier bookalope bookbub bookingcom bookmeter bookmyshow bookstack boost boosty boots bootstrap
borgbackup bosch bose botblecms boulanger bower box boxysvg braintree braintrust brandfetch brandfolder brautomation brave breaker brenntag brevo brex bricks britishairways
broadcom bruno bsd bspwm buddy budibase buefy buffer bugatti bugcrowd buhl buildkite builtbybit bukalapak bulma bun bungie bunnynet bunq burgerking burpsuite burton buymeacoffee
buysellads buzzfeed bvg byjus bytedance cachet cachyos caddy cadillac cafepress cairographics cairometro caixabank cakephp calcom calendly calibreweb camunda canonical canvas
capacitor caprover cardano cardmarket carlsberggroup carrd carrefour carthrottle carto cashapp castbox castorama castro caterpillar cbc cbs cbuilder ccc ccleaner cdprojekt celery
celestron centos ceph cesium chai chainguard chainlink chakraui charles chartjs chartmogul chase chatbot chatwoot checkio checkmarx checkmk chedraui cheerio chef chemex chesscom
chevrolet chianetwork chinarailway chocolatey chromatic chromewebstore chrysler chupachups cilium cinnamon cinny circle circleci circuitverse cirrusci cisco citrix citroen civicrm
civo clarifai claris clarivate claude claudecode clerk clevercloud clickhouse clickup cline clion clockify clojure cloudbees cloudcannon cloudera cloudflare cloudfoundry cloudinary
cloudron cloudsmith cloudways clubforce clubhouse clyp cmake cncf cnes cnet cnn cobalt cocacola cockpit cockroachlabs cocoapods cocos coda codacy codeberg codeblocks codebuddy
codecademy codeceptjs codechef codeclimate codecov codecrafters codefactor codeforces codefresh codeigniter codemagic codementor codemirror codenewbie codeproject coder coderabbit
codersrank coderwall codesandbox codeship codesignal codestream codewars codingame codingninjas codio coffeescript coggle coinbase coinmarketcap comicfury comma commerzbank
commitlint commodore commonlisp composer comptia comsol conan concourse condaforge conekta confluence consul contabo containerd contao contensis contentful contentstack continente
convertio convex cookiecutter coolermaster coolify coop copaairlines coppel cora coreboot coreldraw coronaengine coronarenderer corsair couchbase counterstrike coursera coveralls
coze cpanel craftcms craftsman cratedb crayon creality createreactapp credly crehana crewai crewunited criticalrole crowdin crowdsource crunchbase crunchyroll cryengine cryptomator
cryptpad crystal csdn css cssmodules csswizardry cts cucumber cultura curl curseforge cursor customink cyberdefenders cypress cytoscapejs dacia daf dailydev dailymotion daisyui
dapr darkreader dart darty daserste dash dashlane dask dataai databricks datacamp datadog datagrip dataiku datastax datefns datev datocms datto davinciresolve dazn dbeaver dblp
debian debridlink decapcms decentraland dedge deepcool deepgram deepin deepl deepmind deepnote deepseek deezer deliveroo dell delonghi delphi delta deluge deno denodeploy denon
dependabot depositphotos derspiegel deutschebahn deutschebank deutschepost deutschewelle devbox devexpress deviantart devpost devrant devto devuan dgraph dhl diagramsnet dialogflow
diaspora dicebear dictionarycom dify digg digitalocean dinersclub dior directus discogs discord discordjs discourse discover disqus disroot distrobox distrokid django dji dlib dlna
dlthub dmm docker docsify docsrs doctrine docusaurus dodopayments dogecoin doi dolby dolibarr dolphin doordash douban doubanread dovecot dovetail downdetector doxygen dpd
dragonframe draugiemlv dreamstime dribbble drizzle drone drooble dropbox drupal dsautomobiles dts dtube ducati duckdb duckduckgo dunked dunzo duolingo duplicati dvc dwavesystems
dwm dynatrace eac eagle easyeda easyjet ebay ebox eclipseche eclipseide eclipsejetty eclipsevertx ecosia ecovacs edeka edgeimpulse editorconfig educative edx effect egghead egnyte
eight eightsleep ejs elastic elasticcloud elasticsearch elasticstack elavon eleclerc electron electronfiddle elegoo element elementary elementor elevenlabs eleventy elgato elixir
elk elm elsevier embarcadero embark emberjs emby emirates emlakjet endeavouros enpass ens ente enterprisedb env envato envoyproxy epel epicgames epson equinixmetal eraser ericsson
erlang erpnext esbuild esea eslgaming eslint esphome espressif esri etcd ethereum ethers etihadairways etsy europeanunion eventstore evernote everyorg excalidraw exercism exordo
exoscale expedia expensify expo express expresscom expressvpn eyeem facebook facebookgaming facebooklive faceit facepunch fairphone faker falco falcon fampay fandango fandom fanfou
fantom farcaster fareharbor farfetch fastapi fastify fastlane fastly fathom fauna favro fawry fcc fdroid fedex fedora feedly ferrari ferrarinv ferretdb ffmpeg fiat fidoalliance
fifa fig figma figshare fila filament fileio filen files filezilla fillout fineco fing firebase firefish fireflyiii firefox firefoxbrowser fireship firewalla first fishaudio
fishshell fitbit fivem fiverr fizz flashforge flask flat flathub flatpak flickr flightaware flipboard floatplane flood floorp flower fluentbit fluentd fluke flutter flux fluxer
flyio flyway fmod fnac folium folo fonoma fontawesome fontbase fontforge foodpanda ford forgejo formbricks formik formspree formstack fortinet fortnite fortran fossa fossilscm
foursquare fox foxtel fozzy framer framework franprix frappe freebsd freecad freecodecamp freedesktoporg freelancer freelancermap freenas freenet freepik freetube fresh freshrss
frigate fritz frontendmentor frontify fubo fueler fugacloud fujifilm fujitsu furaffinity furrynetwork fusionauth futurelearn fyle galaxus gamebanana gamedeveloper gamejolt gameloft
gamemaker gamescience gandi garmin garudalinux gatling gatsby gcore gdal geeksforgeeks generalmotors genius gentoo geocaching geode geopandas gerrit getx ghost ghostery ghostfolio
ghostty gimp gin giphy git gitbook gitcode gitconnected gitea gitee gitextensions gitforwindows github githubactions githubcopilot githubpages githubsponsors gitignoreio gitkraken
gitlab gitlfs gitpod gitter glance glass glassdoor gleam glide glinet glitch globus glovo gltf gmail gmx gnome gnometerminal gnu gnubash gnuemacs gnuicecat gnusocial gocd godaddy
godotengine godox gofundme gogcom gojek goland goldmansachs goodreads google googleadmob googleads googleadsense googlebigquery googlebigtable googlecalendar googlecast googlechat
googlechrome googlecloud googlecolab googledataflow googledataproc googledocs googledrive googleearth googlefonts googleforms googlegemini googlehome googlejules googlekeep
googlelens googlemaps googlemeet googlemessages googlenearby googlenews googlepay googlephotos googleplay googlepubsub googlescholar googlesheets googleslides googletasks googletv
gotomeeting grab gradio gradle grafana grammarly grandfrais grapheneos graphite graphql grav gravatar graylog greasyfork greatlearning greenhouse greensock greptimedb gridai
gridsome grocy groupme groupon grunt gsap gsk gsma gsmarenacom gstreamer gtk guangzhoumetro guilded guitarpro gulp gumroad gumtree gunicorn gurobi gusto gutenberg habr hackaday
hackclub hackerearth hackernoon hackerone hackerrank hackmd hackster hackthebox hal handlebarsjs handshake happycow haproxy harbor harmonyos hashcat hashicorp hashnode haskell
hasura hatenabookmark haveibeenpwned havells haxe haystack hbo hbomax hcl hdfcbank headlessui headphonezone headspace hearth hearthisat hedera hedgedoc helium heliumbrowser helix
hellofresh hellyhansen helm helpdesk helpscout hepsiemlak here hermes heroui hetzner hevy hexlet hexo hey hibernate hibob hilton hitachi hive hivemq homarr homeadvisor
homeassistant homebrew homebridge homepage homify honda honey honeybadger honeygain hono honor hootsuite hoppscotch hostinger hotelscom hotjar hotwire houdini houzz hsbc htc
htcvive htmlacademy htmx htop httpie huawei hubspot huggingface hugo humblebundle humhub hungryjacks husqvarna hyper hyperskill hyperx hypit hypothesis hyprland hyundai iata
ibeacon iberia iced iceland icicibank icinga icloud icomoon icon iconfinder iconify iconjar icq ieee ifixit ifood ifttt igdb ign iheartradio ikea ilovepdf imagej imagesc
imagetoolbox imdb imessage imgur immer immich imou improvmx indeed indiehackers indieweb indigo inertia infiniti infinityfree influxdb infomaniak infoq infosys infracost infuse
ingress inkdrop inkscape inoreader inquirer insomnia inspire instacart instagram instapaper instatus instructables instructure intel intellijidea interactjs interbase intercom
intermarche intigriti intuit invidious invoiceninja iobroker ionic ionos ios iota ipfs iris irobot isro issuu istio itchio itunes itvx iveco jabber jaeger jameson jamstack
japanairlines jasmine javascript jbl jcb jdoodle jeep jekyll jellyfin jenkins jest jet jetblue jetbrains jetpackcompose jfrog jfrogpipelines jhipster jinja jio jira jirasoftware
jitpack jitsi johndeere joomla joplin jordan jouav jovian jpeg jquery jrgroup jsdelivr jsfiddle json jsonwebtokens jsr jss juce juejin juke julia jupyter just justeat justgiving
kaggle kagi kahoot kaios kakao kakaotalk kalilinux kamailio kando kaniko karakeep kasasmart kashflow kaspersky katana kaufland kde kdeneon kdenlive kdeplasma kedro keenetic
keepachangelog keepassxc keeper keeweb kenmei kentico keploy keras keybase keycdn keycloak keystone kfc khanacademy khronosgroup kia kibana kicad kick kickstarter kik kimi
kinopoisk kinsta kirby kit kitsu kiwix klarna kleinanzeigen klm klook knative knexjs knime knip knowledgebase known koa koc kodak kodi kodular koenigsegg kofax kofi komoot konami
kong kongregate konva koreader kotlin koyeb kred krita ktm ktor kuaishou kubernetes kubespray kubuntu kucoin kueski kuma kununu kuula kyocera labex labview lada lamborghini
langchain langflow langgraph languagetool lapce laragon laravel laravelhorizon laravelnova lastfm lastpass latex launchpad lazarus lazyvim lbry leaderprice leaflet leanpub leetcode
lefthook legacygames leica lemmy lemonsqueezy lenovo lens leptos lequipe lerna leroymerlin leslibraires less letsencrypt letterboxd levelsfyi liberachat liberapay librariesio
librarything libreoffice libretranslate libretube librewolf libuv lichess lidl lifx lightburn lighthouse lightning limesurvey line lineageos linear lining linkerd linkfire linksys
linktree linkvertise linphone lintcode linux linuxmint linuxserver lionair liquibase listenhub listmonk lit litecoin literal litiengine livechat livejournal livekit livewire llvm
lmms lmstudio lobsters local localsend localxpose locust lodash logmein logseq logstash longhorn looker loom loop loopback loops lootcrate lospec lottiefiles ltspice lua luanti
luau lubuntu lucia lucid lucide ludwig lufthansa lumen lunacy luogu lutris lvgl lydia lyft maas macos macpaw macports macys magasinsu magic magisk mahindra mailbox mailchimp
mailcom mailgun mailru mailtrap mainwp make makerbot malt malwarebytes mambaui mamp man manageiq mangacollec mangaupdates manjaro mantine mapbox mapillary maplibre maptiler mariadb
markdown marko marriott marvelapp maserati mastercard mastercomfig mastodon materialdesign matillion matomo matrix matterjs mattermost matternet mautic max maytag mazda maze mcafee
mcdonalds mclaren mdblist mdbook mdnwebdocs mdx mealie mediafire mediamarkt mediapipe mediatek medibangpaint medium medusa meetup mega meilisearch meituan meizu mendeley
mentorcruise mercadopago merck mercurial mermaid messenger meta metaai metabase metacritic metafilter metager metasploit meteor metro metrodemadrid metrodeparis mewe mezmo microbit
microblog microeditor micropython microstation microstrategy midi migadu mihon mihoyo mikrotik milanote milvus minds mini minimax minio mintlify minutemailer miraheze miro misskey
mistralai mitsubishi mix mixcloud mixpanel mlb mlflow mobx mobxstatetree mocha modal modelscope modin modrinth modx mojeek moleculer momenteo monero moneygram mongodb mongoose
monica monkeytie monkeytype monogame monoprix monster monzo moo moodle moonrepo moonshotai moq moqups morrisons moscowmetro motorola movistar mozilla mpv mqtt msi msibusiness mta
mtr mubi mui muller mullvad multisim mumble muo mural musicbrainz mxlinux myanimelist myget myob myshows myspace mysql namebase namecheap namemc namesilo namuwiki nano nanostores
napster nasa nationalgrid nationalrail nativescript natsio naver nba nbb nbc ndi ndr near nebula nec neon neovim neptune nestjs net netapp netbsd netcup netdata netflix netgear
netim netlify nette netto neutralinojs newapi newbalance newegg newgrounds newpipe newrelic newyorktimes nexon nextbike nextbillionai nextcloud nextdns nextdoor nextflow nextjs
nextra nfc nfcore nginx ngrok ngrx nhl nhost nicehash niconico nike nikon nim niri nissan nixos nobaralinux nodebb nodegui nodejs nodemon nodered nokia nomad norco nordvpn
normalizecss norton norwegian note notebooklm notepad notesnook notion notist nounproject novu now npm nrwl nsis ntfy nubank nucleo nuget nuke numba numpy nunjucks nushell nutanix
nuxt nvidia nvm nxp nzxt obb observable obsidian obsstudio obtainium ocaml oceanbase oclc oclif octanerender octave octobercms octoprint octopusdeploy oculus odido odin
odnoklassniki odoo odysee ohdear okcupid okta okx ollama omadacloud omarchy oneplus onestream onlyfans onlyoffice onnx onstar oomol opel openaccess openaigym openbadges openbao
openbsd openbugbounty opencage opencode opencollective opencritic opencv openfaas opengl openhab openid openjdk openlayers openmediavault openmined opennebula openproject
openrouter openscad opensea opensearch openssl openstack openstreetmap opensuse opentelemetry opentext opentofu opentui openverse openvpn openwrt openzeppelin openzfs opera operagx
opnsense oppo opsgenie opslevel optimism optuna orange orchardcore orcid oreilly org organicmaps origin ory osano osf osgeo oshkosh osmand osmc osu otto outline overcast overleaf
ovh owasp owncloud oxc oxygen oyo packagist packer packt paddle paddlepaddle paddypower padlet pagekit pagerduty pagseguro palantir panasonic pandas pandoc pandora pangolin
pantheon paperlessngx paperspace paperswithcode paramount parrotsecurity parsely passbolt passport pastebin patreon payback paychex payhip payloadcms payoneer paypal paysafe paytm
pcgamingwiki pdm pdq peakdesign pearson peerlist peertube pelican peloton penny penpot percy perforce perl perplexity persistent personio petsathome peugeot pexels pfsense
phabricator philipshue phonepe phosphoricons photobucket photocrowd photon photopea php phpbb phpmyadmin phpstorm piaggiogroup piapro picardsurgeles picartotv picnic picpay picrew
picsart picxy pihole pimcore pinboard pinescript pinetwork pingdom pinia pino pinterest pioneerdj pipecat piped pipx pivotaltracker piwigo pix pixabay pixelfed pixiv pixlr pkgsrc
plane planet planetscale plangrid platformio platformsh platzi playcanvas playerfm playerme playstation pleroma plesk plex plotly plume pluralsight plurk pnpm pocketbase
pocketcasts podcastaddict podcastindex podman poe poetry polars polestar polkadot poly polygon polymerproject polywork pomerium popos porkbun porsche portainer portswigger posit
postcss postgresql posthog postiz postman postmates powers prco preact precommit prefect prek premid premierleague prepbytes prestashop presto prettier pretzel prevention prezi
primefaces primeng primereact primevue printables prisma prismic probot processon processwire producthunt progate progress prometheus pronounspage prosemirror prosieben proteus
protocolsio protoio proton protoncalendar protondb protondrive protonmail protonvpn protools protractor proxmox pterodactyl pubg publons pubmed pug pulumi puma puppet puppeteer
purescript purgecss purism pushbullet pusher pwa pycharm pycqa pydantic pyg pypi pypy pyscaffold pysyft pytest python pythonanywhere pytorch pyup qantas qase qatarairways
qbittorrent qdrant qemu qgis qiita qiskit qiwi qlik qlty qmk qnap qodo qualcomm qualtrics qualys quantcast quantconnect quarkus quarto quasar qubesos quest quickbooks quicklook
quicktime quicktype quizlet quora qwant qwen qwik qwiklabs qzone rabbitmq racket radar radarr radiantearth radiofrance radixui radstudio railway rainmeter rainyun rakuten
rakutenkobo ram rancher rapid rarible rasa raspberrypi ratatui ravelry ray raycast raylib razer razorpay rclone react reactbootstrap reacthookform reactiveresume reactivex reactos
reactquery reactrouter reacttable readcv readme readthedocs reason reasonstudios recoil red redash redbubble redbull redcandlegames reddit redhat redis redmine redox redragon
redsys redux reduxsaga redwoodjs reebok refine refinedgithub reflex rekaui relay remark remix removebg renault render renovate renpy renren replicate replit rescript rescuetime
researchgate resend resharper retool retroarch retropie revanced revealjs revenuecat reverbnation revoltchat revolut rewe rezgo rhinoceros rich rider rime ring riotgames ripple
riscv riseup ritzcarlton rive roadmapsh roamresearch robinhood roblox robloxstudio roboflow robotframework rocket rocketchat rocksdb rockstargames rockylinux roku rollbar rolldown
rollsroyce rollupjs rook roon root rootme roots rootsbedrock rootssage ros rossmann rottentomatoes roundcube rsocket rss rstudioide rte rtl rtlzwei rtm rubocop ruby rubygems
rubymine rubyonrails rubysinatra ruff rumahweb rumble rundeck runkeeper runkit runrunit rust rustdesk rustfs rxdb ryanair rye sabanci safari sage sagemath sahibinden sailfishos
sailsjs salla saltproject samsclub samsung samsungpay sanic sanity saopaulometro sap sartorius sass satellite saturn saucelabs saudia scala scalar scaleway scan scania scikitlearn
scilab scipy scopus scpfoundation scrapbox scrapy scratch screencastify scrimba scrollreveal scrumalliance scrutinizerci scylladb seafile seagate searxng seat seatgeek sefaria sega
selenium sellfy semanticui semanticweb semaphoreci semrush semver sencha sennheiser sensu sentry sepa sequelize servbay serverfault serverless session sessionize setapp setuptools
sfml shadcnui shadow shanghaimetro sharex sharp shazam shell shelly shenzhenmetro shieldsio shikimori shopee shopify shopware shortcut showpad showtime showwcase sidekiq sidequest
siemens sifive signal silverairways similarweb simkl simpleicons simpleiconscdn simplelocalize simplelogin simplenote simplex sinaweibo singlestore sitecore sitepoint siyuan
skaffold skeleton sketch sketchfab sketchup skillshare skoda sky skypack slackware slashdot slickpic slides slideshare slint smart smartthings smoothcomp smrt smugmug snapchat
snapcraft snapdragon sncf snort snowflake snowpack snyk socialblade socket socketio softcatala softpedia sogou solana solid solidity sololearn solus solvedac sonar sonarqubecloud
sonarr sonatype songkick songoda sonicwall sonos sony soriana soundcharts soundcloud sourceengine sourceforge sourcehut sourcetree spacemacs spaceship spacex spacy sparkar
sparkasse sparkfun sparkpost spdx speakerdeck spectrum speedtest speedypage sphinx spidermonkey spigotmc spine spinnaker splunk spond spotify spotlight spreadshirt spreaker spring
springboot springsecurity spyderide sqlalchemy sqlite square squareenix squarespace srgssr ssrn sst stackbit stackblitz stackedit stackexchange stackhawk stackoverflow stackshare
stadia staffbase stagetimer standardjs standardresume starbucks stardock starlingbank starship startgg startpage startrek starz statamic statista statuspage statuspal steam steamdb
steamdeck steamworks steelseries steem steemit steinberg stellar stencil stencyl stimulus stockx stopstalk storyblok storybook strapi strava streamlabs streamlit streamrunners
stremio stripe strongswan stryker stubhub stylelint styleshare stylus subaru sublimetext substack subtitleedit subversion suckless sui suitest sumologic sumup suno sunrise supabase
supercell supercrease supermicro superuser surfshark surrealdb surveymonkey suse suzuki svelte svg svgjs svgo svgtrace swagger swarm sway swc swift swiggy swiper swisscows swr
symantec symbolab symfony symphony sympy syncthing synology tabelog tablecheck tacobell tado taichigraphics taichilang tails tailscale tailwindcss taipy talend talenthouse talos
tamiya tampermonkey tangled tanstack taobao tapas target tarom tarteaucitron task tasmota tata tauri taxbuzz teal teamcity teamspeak teamviewer techcrunch ted teepublic teespring
tekton telefonica telegram telegraph telenor telequebec temporal tencenthy tensorflow teradata teratail termius terraform tesco tesla testcafe testin testinglibrary testrail tether
textpattern textual tga thangs thanos thealgorithms thefinals theguardian theirishtimes themighty thenorthface theodinproject theregister thestorygraph thingiverse things thinkpad
thirdweb threadless threads threejs threema thumbtack thunderbird thunderstore thymeleaf ticketmaster tickettailor ticktick tidal tidb tiddlywiki tide tidyverse tietoevry tiktok
tile timescale tina tinder tindie tinkercad tinygrad tinyletter tistory tldraw tmux todoist toggl toggltrack tokio tokyometro toll toml tomorrowland tomtom ton topcoder topgg
toptal torbrowser torizon torproject toshiba totvs tourbox tower toyota tplink tqdm traccar tradingview trae traefikmesh traefikproxy trailforks trainerroad trakt transifex
transmission travisci traxsource treehouse trello trendmicro tresorit treyarch trezor tricentis trilium triller trillertv trimble trino tripadvisor tripcom trivago trivy trmnl
trove trpc truenas trueup trulia trustedshops trustpilot tryhackme tryitonline tsnode tubi tui tumblr turbo turborepo turbosquid turso tuta tvtime twenty twinkly twinmotion twitch
typeform typeorm typer typescript typst uber ubereats ubiquiti ubisoft ublockorigin ubuntu ubuntumate udacity udemy ufc uikit uipath ukca ultralytics ulule umami umbraco umbrel uml
unacademy underarmour underscorejs undertale unicode unilever uniqlo unitedairlines unitednations unity unjs unlicense unocss unpkg unraid unrealengine unsplash unstop untappd
upcloud uphold uplabs upptime ups upstash uptimekuma upwork uservoice usnews usps utorrent vaadin vagrant vala valorant valve vanillaextract vapor vault vaultwarden vauxhall
vbulletin vectary vectorlogozone vectorworks veeam veed veepee vega vegas velocity velog vencord venmo vercel verdaccio veritas verizon vespa vestel vexxhost vfairs viadeo viaplay
viber viblo victronenergy vikunja vim vimeo vinted virgin virginatlantic virginmedia virtualbox virustotal visa visualparadigm visx vite vitepress vitess vitest vivaldi vivawallet
vivino vivint vivo vlcmediaplayer vllm vmware vodafone voelkner voidlinux voipms volkswagen volvo vonage vorondesign vowpalwabbit vox vrchat vsco vscodium vtex vuejs vuetify vueuse
vulkan vultr vyond wacom wagmi wagtail wails wakatime walkman wallabag walletconnect wantedly wappalyzer warp wasabi wasmcloud wasmer watchtower wattpad wayland waze wazirx wearos
weasyl webassembly webauthn webawesome webde webdriverio webex webflow webgl webgpu weblate webmin webmoney webpack webrtc webstorm webtoon webtrees wechat wegame weightsbiases
wellfound wellsfargo wemo weread westernunion wetransfer wezterm wgpu whatsapp wheniwork wikibooks wikidata wikigg wikijs wikipedia wikiquote wikisource wikiversity wikivoyage
winamp windsurf wine wipro wire wireguard wireshark wise wish wistia wix wizzair wolfram wondershare woo woocommerce wordpress workplace wpengine wpexplorer wprocket writeas wwe
wwise wxt wykop wyze xampp xcode xdadevelopers xendit xero xfce xiaohongshu xiaomi xing xml xmpp xorg xrp xsplit xstate xubuntu xyflow yaak yabai yale yaml yandexcloud yarn
ycombinator yelp yeti yew yii yoast yolo youhodler youtube youtubegaming youtubekids youtubemusic youtubeshorts youtubestudio youtubetv yubico yunohost zabka zai zaim zalando zalo
zap zapier zara zazzle zcash zcool zdf zebpay zectrix zedindustries zelle zenbrowser zend zendesk zenn zenodo zensar zensical zerodha zerotier zettlr zhihu zig zigbee ziggo zilch
zilliz zillow zincsearch zingat zod zoho zoiper zola zomato zoom zorin zotero zsh zulip zyte
`;
