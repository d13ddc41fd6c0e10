import { tradeWords } from "./trade-words";

/** What a trade is judged by, what its advertising says too often, and how a line may end. */
export const SPANISH_TRADE_WORDS = tradeWords(`
bakery | la corteza, la miga, la hora del horno | hecho con amor, como el de la abuela | directo del horno; antes del despertador
coffee | el tueste, la molienda, el primer sorbo | cultura del café, momento único | taza a taza; antes de que empiece el día
tea | la hoja, el agua, los minutos de infusión | momento zen, ritual de bienestar | con calma; para la hora tranquila
restaurant | el fuego, la sal, el último bocado | viaje culinario, explosión de sabores | y que no se enfríe; con ganas de repetir
meal-delivery | la hora en la puerta, el calor, el plato vacío | sin complicaciones, revolución en tu mesa | y la cena está lista; a la hora de comer
brewery | la malta, la espuma, el segundo vaso | pasión cervecera, cerveza con alma | en frío y en compañía; con paciencia
wine | la ladera, la uva, la botella abierta | néctar, vino con carácter | para noches largas; añada tras añada
sweets | el primer bocado, el azúcar, la tarrina vacía | placer culpable, de otro mundo | hasta la última miga; porque sí
farm | la tierra, la hora de la recogida, la temporada | sabor de siempre, lo mejor del campo | directo del campo; siempre de temporada
fitness | la próxima serie, el sudor, la semana siguiente | cuerpo diez, sin excusas | una vez más; cada semana con más fuerza
yoga | la respiración, el ritmo, el minuto de silencio | paz interior, buenas vibras | lo que dura un respiro; en silencio
health | el tiempo de espera, el seguimiento, el diagnóstico claro | atención integral, calidad humana | con palabras claras; sin sala de espera
mental-health | la primera frase, la pausa, la segunda visita | mejor versión, energía positiva | sin juzgar; frase a frase
beauty | la piel por la mañana, el aroma, la lista de ingredientes | antiedad, producto milagro | con pocos ingredientes; a flor de piel
fashion | la costura, la caída, el décimo lavado | imprescindible, atemporal | costura a costura; para muchos años
jewelry | el engaste, el peso, el interior del anillo | elegancia atemporal, brilla con luz propia | para heredar; para siempre
shoes | la suela, el talón, el kilómetro cien | como andar en las nubes, imprescindible | kilómetro a kilómetro; para el largo camino a casa
children | la mano pequeña, la décima vez, la calma de después | aprender jugando, los peques de la casa | con espacio para crecer; a la altura de los niños
pets | el cuenco, la cola, el segundo paseo | peludos, hijo perruno | a cuatro patas; sin correa
wedding | el primer baile, el invitado tardío, la mañana siguiente | día mágico, boda de ensueño | para ese día; con lágrimas y todo
travel | la ventana, el último kilómetro, la vuelta | joya escondida, experiencia inolvidable | por el camino largo; al ritmo del paisaje
hotel | la llave, la almohada, la luz del pasillo | oasis, como en casa | con la luz encendida; por una noche o dos
sport-outdoor | el tiempo, el agarre, la bajada | adrenalina pura, supera tus límites | con sol o con lluvia; más allá del último cartel
bicycle | la cadena, el freno, la vuelta a casa | movilidad sostenible, pasión por pedalear | por delante del atasco; a fuerza de piernas
interior | la unión, la luz, el décimo año | toque especial, diseño atemporal | para vivir dentro; habitación por habitación
craft | la mano, el borde, el acabado | hecho con amor, pieza única | para usar cada día; nunca dos iguales
architecture | la luz, la sección, el pomo de la puerta | icónico, espacios que inspiran | la luz primero; hasta el pomo de la puerta
construction | el nivel, la junta, la fecha de entrega | llave en mano, de la A a la Z | a plomo; en la fecha dicha
real-estate | el contrato, la luz de la mañana, la escalera | casa de tus sueños, ubicación inmejorable | con las llaves; sin letra pequeña
cleaning | la última esquina, el cristal, la hora de irse | limpieza impecable, reluciente | hasta las esquinas; y luego a sentarse
garden | la tierra, la sombra, la segunda primavera | oasis verde, conecta con la naturaleza | con buena raíz; verde todo el año
sustainability | el cubo, el peso, el camino de vuelta | salvar el planeta, ecoamigable | y no sobra nada; dos usos como mínimo
energy | el contador, el tejado, la noche más fría | revolución energética, futuro verde | directo del cielo; lo dice el contador
automotive | el motor, la factura, el viaje a casa | pasión por el motor, servicio premium | de vuelta a la carretera; bajo el capó
logistics | la hora en la puerta, la temperatura, la firma | soluciones integrales, cadena fluida | a la hora dicha; hasta el último metro
manufacturing | la tolerancia, la serie, la fecha de entrega | máxima calidad, tecnología punta | a la centésima; turno tras turno
education | la primera pregunta, el error, el segundo intento | aprender divirtiéndose, potencial ilimitado | una pregunta cada vez; más allá del examen
language-learning | la primera frase, el acento, el chiste entendido | habla como un nativo, sin esfuerzo | en voz alta; desde el primer hola
books | la primera línea, el lomo, la última página | imprescindible, viaje literario | una página más; para leer y pasar
music | el primer compás, la sala, el silencio de después | pasión por la música, banda sonora de tu vida | desde la primera nota; un poco más alto
photography | la luz, la distancia, la foto sin pose | momentos mágicos, capturar recuerdos | con buena luz; foto a foto
art | la pared, el pincel, la segunda mirada | inspirador, único | para mirar dos veces; lejos de la pared blanca
games | la primera jugada, la regla, la revancha | adictivo, inmersivo | otra ronda; y se empieza enseguida
finance | la comisión, la fecha, el total | libertad financiera, tranquilidad | hasta el último céntimo; con las cuentas claras
accounting | el recibo, el plazo, el total | tranquilidad, a tu medida | antes del viernes; sin caja de zapatos
insurance | el siniestro, la letra pequeña, el día del pago | tranquilidad total, siempre contigo | antes de que llueva; sin letra pequeña
legal | la cláusula, el plazo, el sentido exacto | soluciones integrales, expertos líderes | en lenguaje claro; hasta la última línea
consulting | la pregunta, la decisión, el lunes siguiente | sinergia, soluciones a medida | con un plan el lunes; sin diapositivas
marketing | el titular, el canal, la respuesta | viral, storytelling | una vez y basta; por encima del ruido
recruiting | el anuncio, la entrevista, el día cien | talento, candidato ideal | más allá del currículum; en el sitio justo
charity | la puerta, la hora dada, el recibo | cambiar el mundo, héroes anónimos | de vecino a vecino; mano a mano
software | el primer clic, el mensaje de error, el tiempo ganado | todo en uno, última generación | con menos clics; sin manual
artificial-intelligence | la fuente, el error, la hora ganada | revolucionario, potenciado por IA | con sus fuentes; bajo la mirada de alguien
security | el registro, la cerradura, la mañana siguiente | seguridad total, tranquilidad absoluta | bajo llave; día y noche
data | la fuente, el margen de error, la decisión | basado en datos, big data | con las cuentas bien hechas; de la cifra a la decisión
blockchain | el registro, la clave, la prueba | revolucionar, futuro descentralizado | con pruebas; por escrito para siempre
marketplace | el estado, la entrega en mano, el precio | chollos, tesoros escondidos | de mano en mano; sin buscar
social | el primer hola, el segundo encuentro, la aplicación cerrada | conexiones reales, buenas vibras | cara a cara; y primero un hola
space | el paso, el píxel, la hora de entrega | sin límites, nueva frontera | desde arriba; más allá del horizonte
science | la muestra, el control, el resultado repetido | revolucionario, gran avance | con doble comprobación; del laboratorio al mundo
general | la respuesta, el cuidado, el día siguiente | innovador, único | sin rodeos; día tras día
pantry | el crujido, la sal, el frasco vacío | superalimento, sin remordimientos | un puñado más; hasta vaciar el frasco
bags | la correa, la costura, el décimo viaje | imprescindible, atemporal | para llevar años; con sitio para algo más
repair | la pieza, el tornillo, la segunda vida | como nuevo, rápido y fiable | para diez años más; arreglado, no tirado
boats | el casco, la marea, el nudo firme | estilo náutico, lujo a bordo | con cualquier viento; marea tras marea
farewell | la sala en silencio, la palabra justa, el día después | en estos momentos difíciles, con dignidad | con tiempo para despedirse; en silencio
`);
